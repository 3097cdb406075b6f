/** What is said of one file. */
import { readFileSync } from 'node:fs';
import { type ReadEInvoiceFile, readEInvoiceFile } from '@belegbar/documents';
import type { Syntax } from '@belegbar/domain/e-invoice';
import { CommandProblem } from '../support/command.ts';

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

/** The e-invoice of a file on the disk. */
export function readFromDisk(file: string): Promise<ReadEInvoiceFile> {
  return readEInvoiceFile(bytesOf(file));
}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new CommandProblem(`${file}: ${(error as Error).message}`);
  }
}

type Refused = Extract<ReadEInvoiceFile, { ok: false }>;

/** What is said of a file that holds no invoice that can be read. */
export function refusedLine(file: string, { code, line, embedded, attachments }: Refused): FileLine {
  const about = {
    ...(attachments === undefined ? {} : { attachments }),
    ...(embedded ? { embedded } : {}),
    ...(code === 'einvoice.none' ? { noXml: true } : {}),
    ...(code === 'einvoice.other' ? { notAnInvoice: true } : {}),
    error: code,
    ...(line === undefined ? {} : { line }),
  };
  return { outcome: 'unreadable', line: { file, ...about } };
}
