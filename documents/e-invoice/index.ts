/** E-invoices as files: hybrids of ours, and what comes from outside, read where a hostile file can do no harm. */
import { createFileReader } from '../render/file-reader.ts';
import type { PoolLoad } from '../render/pool.ts';
import type { WorkLimits } from '../render/work-alarm.ts';
import type { AssessedEInvoiceFile } from './assess.ts';
import { type Attachments, type EInvoiceJob, FILE_MEGABYTES_MAXIMUM } from './jobs.ts';
import type { ReadEInvoiceFile } from './read-file.ts';

export type { AssessedEInvoiceFile, FileFinding, FileVerdict } from './assess.ts';
export { checkWritten } from './check-written.ts';
export { findingsOfPdf } from './findings-of-pdf.ts';
export type { HybridInvoice, HybridLevel } from './hybrid.ts';
export { invoiceXmlOf } from './invoice-xml.ts';
export { type Attachment, type Attachments, FILE_MEGABYTES_MAXIMUM } from './jobs.ts';
export type { EInvoiceFile, EInvoiceRefusal, EnclosedFile, ReadEInvoiceFile } from './read-file.ts';
export { readXml } from './read-xml.ts';
export { writePlainXml, writeXml } from './write-xml.ts';

interface Busy {
  ok: false;
  code: 'file.busy' | 'file.timeout';
}

export interface EInvoiceReader {
  /** The invoice in an XML, or in a PDF; refusals as `readEInvoiceFile`, `file.timeout`, and `file.busy` when too many others wait; `owner`s take turns. */
  invoice(file: Uint8Array, owner?: string): Promise<ReadEInvoiceFile | Busy>;
  /** The same with the verdict on it. */
  assessed(file: Uint8Array, owner?: string): Promise<AssessedEInvoiceFile | Busy>;
  /** The files in a PDF, whether one is an invoice or not. */
  attachments(pdf: Uint8Array, owner?: string): Promise<Attachments | Busy>;
  load(): PoolLoad;
  /** Ends the process; what waits is refused. */
  close(): Promise<void>;
}

/** A tenth of a second is usual, two seconds for 9,000 lines; a hostile file may build up lists until its time or memory is over. */
const LIMITS = { cpuMs: 10_000, wallMs: 60_000, restMs: 60_000, heapMegabytesMaximum: 384 };

/**
 * Reads files of at most 50 MB (else `file.size`) in a process of its own, which the first one starts.
 * A file on which the process crashes is `file.damaged`, one that takes too long `file.timeout`.
 * @param options.cpuMs time of the processor, 10 s unless told
 * @param options.wallMs time by the clock, a minute unless told
 */
export function createEInvoiceReader(options: { program?: URL } & Partial<WorkLimits> = {}): EInvoiceReader {
  const program = new URL('./process.ts', import.meta.url);
  const reader = createFileReader<EInvoiceJob, Attachments | ReadEInvoiceFile | AssessedEInvoiceFile>({
    ...LIMITS,
    program,
    ...options,
  });
  const read = async (job: EInvoiceJob, owner: string | undefined) => {
    // Not even sent to the process, which would copy it.
    const isTooLarge = job.bytes.byteLength > FILE_MEGABYTES_MAXIMUM * 1_000_000;
    return isTooLarge ? ({ ok: false, code: 'file.size' } as const) : reader.read(job, owner);
  };
  return {
    invoice: (bytes, owner) =>
      read({ kind: 'invoice', bytes }, owner) as ReturnType<EInvoiceReader['invoice']>,
    assessed: (bytes, owner) =>
      read({ kind: 'assessed', bytes }, owner) as ReturnType<EInvoiceReader['assessed']>,
    attachments: (bytes, owner) =>
      read({ kind: 'attachments', bytes }, owner) as ReturnType<EInvoiceReader['attachments']>,
    load: reader.load,
    close: reader.close,
  };
}

/** As `EInvoiceReader.invoice`, in this process: for a command line, which a hostile file may end. */
export async function readEInvoiceFile(file: Uint8Array): Promise<ReadEInvoiceFile> {
  // The library for PDFs takes half a second to load, and a server never needs it in its own process.
  const { readEInvoiceFile: read } = await import('./read-file.ts');
  return read(file);
}
