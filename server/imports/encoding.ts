/** The bytes of a file as text. */
import type { ENCODINGS } from '@belegbar/contract/imports';

export type Encoding = (typeof ENCODINGS)[number];

/** By the mark at its beginning; otherwise UTF-8 where the bytes are that, and one of the old Western ones where they are not. */
export function guessEncoding(bytes: Uint8Array): Encoding {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  const wide = wideEncoding(bytes.subarray(0, 4096));
  if (wide !== null) return wide;
  if (isUtf8(bytes)) return 'utf-8';
  // In Windows-1252 the euro is 80; A4 is the euro of ISO 8859-15, and elsewhere a sign that nobody types.
  const hasWindowsSigns = bytes.some((byte) => byte >= 0x80 && byte <= 0x9f);
  return !hasWindowsSigns && bytes.includes(0xa4) ? 'iso-8859-15' : 'windows-1252';
}

/** Text of Western languages in UTF-16 has a zero in every other byte. */
function wideEncoding(bytes: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  bytes.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = bytes.length / 4;
  if (odd > most && even < odd / 8) return 'utf-16le';
  return even > most && odd < even / 8 ? 'utf-16be' : null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const CHUNK_BYTES = 64 * 1024;

/** The text in pieces; between them others have their turn. What is no sign of the encoding becomes U+FFFD. */
export async function* textOf(bytes: Uint8Array, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    yield decoder.decode(bytes.subarray(from, from + CHUNK_BYTES), { stream: true });
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  yield decoder.decode();
}

/** The beginning of the text. */
export function beginningOf(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes.subarray(0, CHUNK_BYTES), { stream: true });
}

export type FileFault = 'import.excel' | 'import.binary';

/** What is no text: workbooks, which people take for CSV, and other programs' files. */
export function faultOf(bytes: Uint8Array, encoding: Encoding): FileFault | null {
  const head = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  if (head.startsWith('504b0304') || head.startsWith('d0cf11e0')) return 'import.excel';
  const text = beginningOf(bytes, encoding);
  const odd = text.match(/[^\P{Cc}\s\u0085]/gu)?.length ?? 0;
  return odd > text.length / 100 ? 'import.binary' : null;
}
