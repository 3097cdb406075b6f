/** Public face of received invoices: the queue, and one of it. */
export { ReceivedInvoice } from './ReceivedInvoice.tsx';
export { ReceivedQueue } from './ReceivedQueue.tsx';
