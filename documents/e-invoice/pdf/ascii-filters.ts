/** Bytes written as printable characters (ISO 32000-2, 7.4.2 and 7.4.3). */
import { latin } from './lexis.ts';
import { PdfFault } from './values.ts';

export function fromHex(bytes: Uint8Array): Uint8Array {
  const digits = latin(bytes).split('>', 1).join('').replace(/\s/g, '');
  if (/[^0-9a-f]/i.test(digits)) throw new PdfFault('digits that are none');
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
}

const [FIRST, LAST, ZERO, END] = [0x21, 0x75, 0x7a, 0x7e];

/** Five characters for four bytes, `z` for four zeros: never more than four times as many bytes. */
export function fromAscii85(bytes: Uint8Array): Uint8Array {
  const result = new Uint8Array(4 * bytes.byteLength + 4);
  let written = 0;
  let group: number[] = [];
  for (const byte of bytes) {
    if (byte === END) break;
    if (byte === ZERO && group.length === 0) written += 4;
    else if (byte >= FIRST && byte <= LAST) group.push(byte - FIRST);
    else if (byte > 0x20) throw new PdfFault('a character that ASCII85 does not have');
    if (group.length < 5) continue;
    written = write(group, result, { written, bytes: 4 });
    group = [];
  }
  if (group.length > 1)
    written = write([...group, 84, 84, 84, 84].slice(0, 5), result, { written, bytes: group.length - 1 });
  return result.subarray(0, written);
}

function write(
  group: readonly number[],
  to: Uint8Array,
  { written, bytes }: { written: number; bytes: number },
) {
  const value = group.reduce((sum, digit) => sum * 85 + digit, 0);
  for (let at = 0; at < bytes; at += 1) to[written + at] = Math.floor(value / 256 ** (3 - at)) & 0xff;
  return written + bytes;
}
