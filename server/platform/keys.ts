/** Keys for single purposes, made from the one secret of the install: who learns one of them learns no other. */
import { createHmac, hkdfSync } from 'node:crypto';

/** Secrets of the install, the newest first: that one signs and seals, all of them are read. */
export type Secrets = readonly [present: string, ...former: string[]];

/** 32 bytes, the same on every server of the install. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `belegbar ${purpose}`, 32));
}

/** The keys of one purpose, in the order of the secrets. */
export function deriveKeys([present, ...former]: Secrets, purpose: string): [Buffer, ...Buffer[]] {
  return [deriveKey(present, purpose), ...former.map((secret) => deriveKey(secret, purpose))];
}

/** What stands in the database in place of something that nobody is to read there; the same for the same words. */
export function hiddenName(key: Buffer, ...words: string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(words)).digest('base64url');
}
