/** Public face of transfers: files of what is to be paid, for the bank. */
export { InTransferFile } from './InTransferFile.tsx';
export { SkontoChoice } from './SkontoChoice.tsx';
export { SumToPay } from './SumToPay.tsx';
export { TransferDialog } from './TransferDialog.tsx';
export { useFileOf } from './use-transfer-files.ts';
export { WaitingFiles } from './WaitingFiles.tsx';
