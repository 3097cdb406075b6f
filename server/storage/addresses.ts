/** Where an object is fetched from: by its public path, or by a signed address for an hour. */
import { PUBLIC_AREA } from './objects.ts';
import { SIGNED_SECONDS, type UrlSigner } from './signed-urls.ts';
import type { StoredObject } from './store.ts';

export interface ObjectAddress {
  url: string;
  /** ISO 8601; null for a public address. */
  expiresAt: string | null;
}

/** The path by which anyone reaches what lies in the public area, and nobody what does not. */
export function publicUrl({ area, path }: { area: string; path: string }): ObjectAddress {
  return { url: `/files/${area}/${path}`, expiresAt: null };
}

export function addressOf(
  signer: UrlSigner,
  object: Pick<StoredObject, 'path' | 'hash'> & { area: string },
  of: { businessId: string; now: Date },
): ObjectAddress {
  const open = publicUrl(object);
  if (object.area === PUBLIC_AREA) return open;
  const expires = Math.floor(of.now.getTime() / 1000) + SIGNED_SECONDS;
  const { area, path, hash } = object;
  const signature = signer.sign({ area, path, businessId: of.businessId, hash, expires });
  const query = new URLSearchParams({
    business: of.businessId,
    hash,
    expires: String(expires),
    signature,
  });
  return { url: `${open.url}?${query}`, expiresAt: new Date(expires * 1000).toISOString() };
}
