/** An authenticator app: time-based codes by RFC 6238, worked out here and not by the library that checks them. */
import { createHmac } from 'node:crypto';

const STEP_SECONDS = 30;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * The code of an `otpauth://` address; `steps` half minutes from now. Servers also take the one before and the one after: that of now and the next
 * are still good when a half minute ends on the way, the one before is not.
 */
export function codeOf(totpUri: string, steps = 0): string {
  const key = decodeBase32(new URL(totpUri).searchParams.get('secret') ?? '');
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_SECONDS) + steps));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text.replaceAll('=', ''), (letter) =>
    LETTERS.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
