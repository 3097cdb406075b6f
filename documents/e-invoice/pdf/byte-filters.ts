/** Bytes packed as old programs pack them (ISO 32000-2, 7.4.4.2 and 7.4.5); each stops soon behind `bytesMaximum`. */
import { PdfFault } from './values.ts';

/** A byte below 128 says how many follow, one above how often the next is repeated. */
export function fromRunLength(bytes: Uint8Array, bytesMaximum: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let written = 0;
  for (let at = 0; at < bytes.length && written <= bytesMaximum; ) {
    const length = bytes[at] ?? RUN_END;
    if (length === RUN_END) break;
    const part =
      length < RUN_END
        ? bytes.subarray(at + 1, at + 2 + length)
        : new Uint8Array(257 - length).fill(bytes[at + 1] ?? 0);
    parts.push(part);
    written += part.byteLength;
    at += length < RUN_END ? 2 + length : 2;
  }
  return Buffer.concat(parts);
}

const RUN_END = 128;
const [CLEAR, END, FIRST] = [256, 257, 258];
const CODES_MAXIMUM = 4096;

/** Codes of nine to twelve bits, highest first, for bytes and for what was written before; `EarlyChange` 0: a code later than usual. */
export function fromLzw(
  bytes: Uint8Array,
  bytesMaximum: number,
  { EarlyChange = 1 }: Record<string, number>,
): Uint8Array {
  let result = new Uint8Array(4 * bytes.byteLength + 4096);
  let written = 0;
  // Each sequence is what one code has written and a byte more, so that its place says what it is.
  let [places, lengths]: [number[], number[]] = [[], []];
  let before: { place: number; length: number } | null = null;
  for (const code of codesIn(bytes, () => FIRST + places.length + EarlyChange)) {
    if (code === END || written > bytesMaximum) break;
    if (code === CLEAR) {
      [places, lengths, before] = [[], [], null];
      continue;
    }
    if (before !== null && FIRST + places.length < CODES_MAXIMUM) {
      places.push(before.place);
      lengths.push(before.length + 1);
    }
    const [place, length] = code < CLEAR ? [-1, 1] : [places[code - FIRST], lengths[code - FIRST]];
    if (place === undefined || length === undefined) throw new PdfFault('a code that stands for nothing');
    if (written + length > result.length) result = grown(result, written + length);
    // Byte by byte: a sequence may begin with what it is about to write.
    for (let at = 0; at < length; at += 1)
      result[written + at] = code < CLEAR ? code : (result[place + at] ?? 0);
    before = { place: written, length };
    written += length;
  }
  return result.subarray(0, written);
}

function grown(bytes: Uint8Array, needed: number): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(2 * Math.max(bytes.byteLength, needed));
  result.set(bytes);
  return result;
}

/** `next` says which code will be the next, and so how many bits this one has. */
function* codesIn(bytes: Uint8Array, next: () => number): Generator<number> {
  const bits = 8 * bytes.byteLength;
  for (let at = 0; ; ) {
    const width = widthOf(next());
    if (at + width > bits) return;
    const byte = at >> 3;
    const three = ((bytes[byte] ?? 0) << 16) | ((bytes[byte + 1] ?? 0) << 8) | (bytes[byte + 2] ?? 0);
    at += width;
    yield (three >> (24 - width - ((at - width) & 7))) & ((1 << width) - 1);
  }
}

function widthOf(next: number): number {
  if (next < 512) return 9;
  if (next < 1024) return 10;
  return next < 2048 ? 11 : 12;
}
