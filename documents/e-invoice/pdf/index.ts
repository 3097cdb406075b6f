/** PDFs of strangers, as far as somebody asks: by their table, and where that is broken by what can be found. */
import { latin } from './lexis.ts';
import { objectsOf, type PdfObjects } from './objects.ts';
import { scan } from './scan.ts';
import { readTable } from './table.ts';
import { PdfTooMuch } from './values.ts';
import { workFor } from './work.ts';

export type { PdfObjects } from './objects.ts';
export { everySaid } from './parse.ts';
export { textOf } from './parse-text.ts';
export { unpacked } from './unpacked.ts';
export {
  isName,
  isReference,
  isStream,
  isText,
  type PdfDictionary,
  type PdfStream,
  PdfTooMuch,
  type PdfValue,
  pdfReference,
} from './values.ts';

/** The header stands within so many bytes (ISO 32000-1, annex H). */
const HEADER_BYTES = 1024;

/** Whether somebody meant it to be a PDF. */
export function isPdf(bytes: Uint8Array): boolean {
  return startOf(bytes) >= 0;
}

function startOf(bytes: Uint8Array): number {
  return latin(bytes.subarray(0, HEADER_BYTES)).indexOf('%PDF-');
}

interface ReadPdf<Result> {
  result: Result;
  /** The file is not as its table says, or has none: what was read is what could be found. */
  isDamaged: boolean;
  /** It is not by its table that it was read. */
  isSearched: boolean;
  /** Even of what could be found, something cannot be read. */
  isIncomplete: boolean;
}

/**
 * What `read` makes of the objects of the file, which may be asked twice. Throws on a file that holds no catalog, or asks
 * for more work than files do: four times its bytes, or 40 MB of packed objects.
 */
export function readPdf<Result>(bytes: Uint8Array, read: (objects: PdfObjects) => Result): ReadPdf<Result> {
  const work = workFor(bytes);
  // Offsets count from the header, and with some writers from the first byte.
  const starts = new Set([Math.max(0, startOf(bytes)), 0]);
  for (const start of starts) {
    const file = bytes.subarray(start);
    try {
      const { isAmbiguous, ...contents } = readTable(file, work);
      const objects = objectsOf(contents);
      if (!leadsSomewhere(objects)) continue;
      const result = read(objects);
      const isDamaged = isAmbiguous || objects.wasMended();
      return { result, isDamaged, isSearched: false, isIncomplete: false };
    } catch (cause) {
      if (cause instanceof PdfTooMuch) throw cause;
    }
  }
  const contents = scan(bytes, work);
  const result = read(objectsOf(contents));
  return { result, isDamaged: true, isSearched: true, isIncomplete: contents.isIncomplete };
}

/**
 * What `read` makes of the file for a program that does not take its table, and goes by the last of each object that it
 * finds. Null where that cannot be said.
 */
export function searchPdf<Result>(bytes: Uint8Array, read: (objects: PdfObjects) => Result): Result | null {
  try {
    return read(objectsOf(scan(bytes, workFor(bytes))));
  } catch {
    return null;
  }
}

/** The catalog of an encrypted file may be encrypted as well. */
function leadsSomewhere({ trailer, resolve }: PdfObjects): boolean {
  return trailer.has('Encrypt') || resolve(trailer.get('Root')) instanceof Map;
}
