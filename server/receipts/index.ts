/** Receipts that wait to be entered later. */
export { enqueueReading, READ_RECEIPT } from './enqueue.ts';
export { keepReceipt } from './keep.ts';
export { fetchReceipt, keptReceipts, listReceipts, receiptsKeptBefore, waitingReceipts } from './read.ts';
export { forgetReceipts } from './records-store.ts';
export { removeReceipt } from './remove.ts';
export { letReceiptWait, type TakenReceipt, takeReceipt } from './take.ts';
