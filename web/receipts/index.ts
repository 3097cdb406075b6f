/** Public face of receipts that wait to be entered. */
export { KeptReceipts } from './KeptReceipts.tsx';
