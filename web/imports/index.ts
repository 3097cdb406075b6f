/** Public face of the screens that take in and give out files. */
export { csvRow, saveCsv } from './save-file.ts';
export { TransferMenu } from './TransferMenu.tsx';
