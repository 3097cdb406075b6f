/** Strings of a PDF (ISO 32000-2, 7.3.4): in round brackets with escapes, or as digits. */
import { latin, type Place } from './lexis.ts';
import { PdfFault, type PdfText, pdfText } from './values.ts';

const GREATER = 0x3e;

/** `<52E9>`; a last digit alone has a zero beside it. */
export function parseHex(place: Place): PdfText {
  const { bytes, at } = place;
  const end = bytes.indexOf(GREATER, at);
  // Whoever counts what was read counts what was read in vain.
  place.at = end < 0 ? bytes.length : end + 1;
  if (end < 0) throw new PdfFault('a string of digits has no end');
  const digits = latin(bytes.subarray(at + 1, end)).replace(/[^0-9a-f]/gi, '');
  return pdfText(Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex'));
}

const [BACKSLASH, OPEN, CLOSE, RETURN, FEED] = [0x5c, 0x28, 0x29, 0x0d, 0x0a];

/** `(a (b) \051)`: brackets in pairs stand for themselves. */
export function parseLiteral(place: Place): PdfText {
  const { bytes } = place;
  const text: number[] = [];
  let at = place.at + 1;
  for (let open = 1; open > 0; at += 1) {
    const byte = bytes[at];
    place.at = at;
    if (byte === undefined) throw new PdfFault('a string has no end');
    if (byte === BACKSLASH) {
      const escaped = escapedAt(bytes, at + 1);
      text.push(...escaped.text);
      at += escaped.length;
      continue;
    }
    if (byte === OPEN) open += 1;
    if (byte === CLOSE) open -= 1;
    if (open > 0) text.push(byte);
  }
  place.at = at;
  return pdfText(Uint8Array.from(text));
}

const ESCAPES: Readonly<Record<string, number>> = { n: 0x0a, r: 0x0d, t: 0x09, b: 0x08, f: 0x0c };

/** What is meant by what follows a backslash, and how many bytes say it. */
function escapedAt(bytes: Uint8Array, at: number): { text: number[]; length: number } {
  const byte = bytes[at];
  if (byte === undefined) return { text: [], length: 0 };
  const octal = /^[0-7]{1,3}/.exec(latin(bytes.subarray(at, at + 3)))?.[0];
  if (octal !== undefined) return { text: [Number.parseInt(octal, 8) & 0xff], length: octal.length };
  // A line that is broken goes on.
  if (byte === RETURN) return { text: [], length: bytes[at + 1] === FEED ? 2 : 1 };
  if (byte === FEED) return { text: [], length: 1 };
  return { text: [ESCAPES[String.fromCharCode(byte)] ?? byte], length: 1 };
}

/** Between 0x18 and 0x1f, and between 0x80 and 0xa0, where the encoding of PDF has letters of its own (annex D.3). */
const LOW = '˘ˇˆ˙˝˛˚˜';
const HIGH = '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž\u{fffd}€';

/** Text for people: in UTF-16 or UTF-8 where it is marked, UTF-8 where writers forgot to, else in the encoding of PDF. */
export function textOf({ bytes }: PdfText): string {
  const encoding = bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
  } catch {
    return Array.from(bytes, letterOf).join('');
  }
}

function letterOf(byte: number): string {
  if (byte >= 0x18 && byte < 0x20) return LOW[byte - 0x18] ?? '';
  if (byte >= 0x80 && byte <= 0xa0) return HIGH[byte - 0x80] ?? '';
  return String.fromCharCode(byte);
}
