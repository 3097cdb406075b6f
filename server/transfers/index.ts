/** Transfers: files of what is to be paid, for the bank. */
export { discardTransferFile } from './discard.ts';
export { type MakeTransferFileInput, makeTransferFile } from './make.ts';
export { listTransferFiles, proposeTransfers, readTransferFile } from './read.ts';
