/** Public face of e-invoices on screen: the readable view, the verdict, and what was found. */
export { useCodeWords } from './code-words.ts';
export { FileNotes, fileNotesOf } from './FileNotes.tsx';
export { FindingList } from './FindingList.tsx';
export { E_INVOICE_FILES } from './file-types.ts';
export type { Checked } from './message.ts';
export { ReadableInvoice } from './ReadableInvoice.tsx';
export { ProfileIdentifier, useVerdictTitle, Verdict } from './Verdict.tsx';
export { VerdictBadge } from './VerdictBadge.tsx';
export { useWritten } from './written.ts';
