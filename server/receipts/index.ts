/** Receipts that wait to be entered later. */
export { keepReceipt } from './keep.ts';
export { fetchReceipt, listReceipts, waitingReceipts } from './read.ts';
export { forgetReceipts } from './records-store.ts';
export { removeReceipt } from './remove.ts';
export { letReceiptWait, type TakenReceipt, takeReceipt } from './take.ts';
