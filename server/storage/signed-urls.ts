/** Addresses of private files that hold for an hour: signed over everything they say with a key that only this install has. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../platform/keys.ts';

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

/** `secret` is that of the install. */
export function urlSigner(secret: string): UrlSigner {
  const key = deriveKey(secret, 'signed file addresses');
  const digest = ({ area, path, businessId, hash, expires }: SignedLink) =>
    createHmac('sha256', key)
      .update(JSON.stringify([area, path, businessId, hash, expires]))
      .digest();
  return {
    sign: (link) => digest(link).toString('base64url'),
    isOurs(link, signature) {
      const given = Buffer.from(signature, 'base64url');
      const own = digest(link);
      const isCanonical = given.toString('base64url') === signature;
      return isCanonical && given.length === own.length && timingSafeEqual(given, own);
    },
  };
}
