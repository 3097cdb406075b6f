/** Keys for single purposes, made from the one secret of the install: who learns one of them learns no other. */
import { createHmac, hkdfSync } from 'node:crypto';

/** 32 bytes, the same on every server of the install. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `belegbar ${purpose}`, 32));
}

/** What stands in the database in place of something that nobody is to read there; the same for the same words. */
export function hiddenName(key: Buffer, ...words: string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(words)).digest('base64url');
}
