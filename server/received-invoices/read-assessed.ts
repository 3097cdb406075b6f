/** The invoice in a file that somebody hands in. */
import type { AssessedEInvoiceFile } from '@belegbar/documents';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid, type Refusal } from '../platform/refusal.ts';

export type AssessedFile = Extract<AssessedEInvoiceFile, { ok: true }>;

interface Reader {
  assessed(
    file: Uint8Array,
    owner?: string,
  ): Promise<AssessedEInvoiceFile | { ok: false; code: 'file.busy' | 'file.timeout' }>;
}

const MEGABYTE = 1024 * 1024;

/** `owner`: who takes turns with others. Refuses INVALID at `file` for one that is empty, too large, hostile, damaged, or no e-invoice; with the line where an XML is broken. */
export async function readAssessed(
  reader: Reader,
  file: Blob,
  { megabytesMaximum, owner }: { megabytesMaximum: number; owner: string },
): Promise<{ bytes: Uint8Array; assessed: AssessedFile }> {
  if (file.size === 0) throw refused('file.empty');
  if (file.size > megabytesMaximum * MEGABYTE)
    throw refused('file.size', { megabytes: String(megabytesMaximum) });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const assessed = await reader.assessed(bytes, owner);
  if (assessed.ok) return { bytes, assessed };
  const line = 'line' in assessed && assessed.line !== undefined ? { line: String(assessed.line) } : {};
  throw refused(codeOf(assessed.code, bytes), { megabytes: String(megabytesMaximum), ...line });
}

function refused(code: string, values: Record<string, string> = {}): Refusal {
  return invalid([fieldProblem('file', code, values)]);
}

/** A picture or a table is no broken XML, but something else. */
function codeOf(code: string, bytes: Uint8Array): string {
  const isMarkup = Buffer.from(bytes.subarray(0, 200)).toString('latin1').replace(SILENT, '').startsWith('<');
  return ['xml.form', 'xml.encoding'].includes(code) && !isMarkup ? 'einvoice.type' : code;
}

/** Byte order marks, blanks, and the zeros of UTF-16. */
const SILENT = /^(?:[\s\0]|\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)+/;
