/** The process that reads e-invoices from outside: a file that crashes or hangs it takes nothing else with it. */
import { leaveRoot } from '../render/confinement.ts';
import { serve } from '../render/serve.ts';
import { type AssessedEInvoiceFile, assessEInvoiceFile } from './assess.ts';
import type { Attachments, EInvoiceJob } from './jobs.ts';
import { readAttachments } from './pdf-attachments.ts';
import { type ReadEInvoiceFile, readEInvoiceFile } from './read-file.ts';

// The library tries and fails a million times in a file of rubbish; nobody reads where.
Error.stackTraceLimit = 0;

const READERS = {
  attachments: readAttachments,
  invoice: readEInvoiceFile,
  assessed: assessEInvoiceFile,
} as const;

leaveRoot();
serve<EInvoiceJob, Attachments | ReadEInvoiceFile | AssessedEInvoiceFile>(({ kind, bytes }) =>
  READERS[kind](bytes),
);
