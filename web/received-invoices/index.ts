/** Public face of received invoices: the queue, one of it, and files taken in from any screen. */
export { toPay } from './to-pay.ts';
export { chooseFiles } from './uploads/choose-files.ts';
export { receiveFiles } from './uploads/uploads.ts';
