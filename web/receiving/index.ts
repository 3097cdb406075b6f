/** Public face of receiving: files taken in from any screen, and what becomes of them. */
export { chooseFiles } from './choose-files.ts';
export { E_INVOICE_FILES } from './file-types.ts';
export { ReceivingFiles } from './ReceivingFiles.tsx';
export { receiveFiles } from './uploads.ts';
