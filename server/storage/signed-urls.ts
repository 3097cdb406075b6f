/** Addresses of private files that hold for an hour: signed over everything they say with a key that only this install has. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKeys, type Secrets } from '../platform/keys.ts';

/** What a signed address says. */
export interface SignedLink {
  area: string;
  path: string;
  businessId: string;
  /** SHA-256 of the bytes that it shows, and of no others. */
  hash: string;
  /** Seconds since 1970. */
  expires: number;
}

export const SIGNED_SECONDS = 3600;

export interface UrlSigner {
  sign(link: SignedLink): string;
  /** True for an unchanged signature of this install, in its one spelling. Whether the time is up is for the caller to see. */
  isOurs(link: SignedLink, signature: string): boolean;
}

/** Signs with the newest secret of the install, and knows the addresses of all. */
export function urlSigner(secrets: Secrets): UrlSigner {
  const keys = deriveKeys(secrets, 'signed file addresses');
  const digest = (key: Buffer, { area, path, businessId, hash, expires }: SignedLink) =>
    createHmac('sha256', key)
      .update(JSON.stringify([area, path, businessId, hash, expires]))
      .digest();
  return {
    sign: (link) => digest(keys[0], link).toString('base64url'),
    isOurs(link, signature) {
      const given = Buffer.from(signature, 'base64url');
      const isCanonical = given.toString('base64url') === signature;
      const isOf = (own: Buffer) => given.length === own.length && timingSafeEqual(given, own);
      return isCanonical && keys.some((key) => isOf(digest(key, link)));
    },
  };
}
