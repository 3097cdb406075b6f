/** Where a stream ends: by its length, and where that is wrong, by its last word. */
import { isKeyword, skipBlanks } from './lexis.ts';
import { PdfFault, type PdfValue } from './values.ts';
import type { Work } from './work.ts';

const END = 'endstream';

/** Null where the length is none, or the stream does not end there. */
export function endByLength(file: Uint8Array, start: number, length: PdfValue): number | null {
  if (typeof length !== 'number' || !Number.isSafeInteger(length) || length < 0) return null;
  const end = start + length;
  const place = { bytes: file, at: end };
  if (end > file.length) return null;
  skipBlanks(place);
  return isKeyword(place, END) ? end : null;
}

/** At the last word that ends a stream before the next object: what the stream holds may itself speak of streams. */
export function endBefore(
  file: Uint8Array,
  { start, next, work }: { start: number; next: number; work: Work },
): number {
  work.read(next - start);
  const mark = bufferOf(file.subarray(start, next)).lastIndexOf(END);
  if (mark < 0) throw new PdfFault('a stream has no end');
  return withoutLineEnd(file, start, start + mark);
}

/** At the first word that ends a stream and its object, else at the first that ends a stream. Null without any. */
export function endAfter(file: Uint8Array, start: number, work: Work): number | null {
  const buffer = bufferOf(file);
  const first = buffer.indexOf(END, start);
  let mark = first;
  while (mark >= 0 && !isEndOfObject(file, mark + END.length)) mark = buffer.indexOf(END, mark + 1);
  work.read((mark < 0 ? file.length : mark) - start);
  if (first < 0) return null;
  return withoutLineEnd(file, start, mark < 0 ? first : mark);
}

function isEndOfObject(bytes: Uint8Array, at: number): boolean {
  const place = { bytes, at };
  skipBlanks(place);
  return isKeyword(place, 'endobj');
}

/** The line's end before the word belongs to it. */
function withoutLineEnd(file: Uint8Array, start: number, mark: number): number {
  if (mark > start && file[mark - 1] === 0x0d) return mark - 1;
  if (mark <= start || file[mark - 1] !== 0x0a) return mark;
  return mark - 1 > start && file[mark - 2] === 0x0d ? mark - 2 : mark - 1;
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
