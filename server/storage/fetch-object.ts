/** What is behind the address of a file: for anyone in the public area, elsewhere for who holds a signed address that is still good. */
import type { Context, Platform } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { PUBLIC_AREA } from './objects.ts';
import type { UrlSigner } from './signed-urls.ts';
import { selectObjectAt, selectPublicObject } from './store.ts';

/** Area and path of a stored file, and what a signed address says of it; what is not said is empty. */
export type AskedFile = Record<'area' | 'path' | 'business' | 'hash' | 'expires' | 'signature', string>;

/** Bytes that are shown, not saved. */
export interface StoredFile {
  bytes: Uint8Array;
  contentType: string;
  /** SHA-256 in hex. */
  hash: string;
  isPublic: boolean;
}

/** Refuses NOT_FOUND for everything that this asker cannot see, whether it is there or not. */
export async function fetchObject(
  platform: Platform,
  signer: UrlSigner,
  asked: AskedFile,
): Promise<StoredFile> {
  const found =
    asked.area === PUBLIC_AREA
      ? await findPublic(platform, asked)
      : await findSigned(platform, signer, asked);
  const bytes = await platform.files.get(found.businessId, found.hash);
  if (bytes === null) throw notFound();
  const { hash, contentType } = found;
  return { bytes, contentType, hash, isPublic: asked.area === PUBLIC_AREA };
}

interface Found {
  businessId: string;
  hash: string;
  contentType: string;
}

async function findPublic({ database }: Platform, place: AskedFile): Promise<Found> {
  const object = await selectPublicObject(database, place);
  if (object === undefined) throw notFound();
  return object;
}

/** The signature is tried first: without it, nothing is looked up. What was replaced or removed meanwhile is gone at once. */
async function findSigned(platform: Platform, signer: UrlSigner, asked: AskedFile): Promise<Found> {
  if (!isGoodAddress(platform, signer, asked)) throw notFound();
  const { area, path, hash, business: businessId } = asked;
  const object = await inSnapshot(holderOf(platform, businessId), (transaction) =>
    selectObjectAt(transaction, businessId, { area, path }),
  );
  if (object?.hash !== hash) throw notFound();
  return { businessId, hash, contentType: object.contentType };
}

/** Whether this install has signed the address, and its hour is not over. */
export function isGoodAddress({ clock }: Platform, signer: UrlSigner, asked: AskedFile): boolean {
  const { area, path, hash, business: businessId } = asked;
  const expires = Number(asked.expires);
  return (
    Number.isSafeInteger(expires) &&
    // As they were signed, and in no other spelling.
    asked.expires === String(expires) &&
    signer.isOurs({ area, path, businessId, hash, expires }, asked.signature) &&
    expires * 1000 > clock.now().getTime()
  );
}

/** A stranger whom a signature of ours lets into one business. */
function holderOf(platform: Platform, businessId: string): Context {
  return { platform, businessId, actor: { kind: 'public' }, requestId: '', transaction: null };
}
