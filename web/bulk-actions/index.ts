/** Public face of acts on many invoices. */
export { BulkDialog, type BulkKind } from './BulkDialog.tsx';
export { BulkScreen } from './BulkScreen.tsx';
export { BulkStrip } from './BulkStrip.tsx';
