/** Public face of the local outbox. */
export { Outbox } from './Outbox.tsx';
