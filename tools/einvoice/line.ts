/** What is said of one file. */
import { readFile } from 'node:fs/promises';
import { type ReadEInvoiceFile, readEInvoiceFile } from '@belegbar/documents';
import type { Syntax } from '@belegbar/domain/e-invoice';

export interface FileLine {
  outcome: 'valid' | 'invalid' | 'unreadable';
  line: object;
}

/** The customary names of the syntaxes. */
export const SYNTAX_NAMES: Record<Syntax, string> = {
  'ubl-invoice': 'UBL-Invoice',
  'ubl-credit-note': 'UBL-CreditNote',
  cii: 'CII-D16B',
  'zugferd-1': 'ZUGFeRD-1.0',
};

/** The e-invoice of a file on the disk; a file that is not there is refused like one that is none. */
export async function readFromDisk(file: string): Promise<ReadEInvoiceFile | Refused> {
  const bytes = await readFile(file).catch(() => null);
  return bytes === null ? { ok: false, code: 'file.unreadable' } : readEInvoiceFile(bytes);
}

type Refused =
  | Extract<ReadEInvoiceFile, { ok: false }>
  | { ok: false; code: 'file.unreadable'; line?: undefined; embedded?: undefined; attachments?: undefined };

/** What is said of a file that holds no invoice that can be read. */
export function refusedLine(file: string, { code, line, embedded, attachments }: Refused): FileLine {
  const about = {
    ...(attachments === undefined ? {} : { attachments }),
    ...(embedded ? { embedded } : {}),
    ...(code === 'einvoice.none' ? { noXml: true } : {}),
    ...(code === 'einvoice.other' ? { notAnInvoice: true } : {}),
    consistent: false,
    error: code,
    ...(line === undefined ? {} : { line }),
  };
  return { outcome: 'unreadable', line: { file, ...about } };
}
