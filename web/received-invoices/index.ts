/** Public face of received invoices: the queue, one of it, and files taken in from any screen. */

export { TransferFacts } from './Payment.tsx';
export { UndoBooking } from './UndoBooking.tsx';
export { chooseFiles } from './uploads/choose-files.ts';
export { receiveFiles } from './uploads/uploads.ts';
export { useReceivedCount, useReceivedCounted } from './use-received-count.ts';
export { useTaxCodeName } from './use-tax-code-name.ts';
