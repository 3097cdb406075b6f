/** Public face of acts on many invoices. */
export { BulkDialog, type BulkKind } from './BulkDialog.tsx';
export { BulkStrip } from './BulkStrip.tsx';
