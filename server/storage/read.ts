import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { addressOf, type ObjectAddress, publicUrl } from './addresses.ts';
import type { UrlSigner } from './signed-urls.ts';
import { type StoredObject, selectNamed, selectObjectAt, selectObjects } from './store.ts';

export type ObjectMessage = StoredObject & ObjectAddress;

/** What the business has stored by name, each with an address from which it can be fetched now. */
export async function listObjects(
  context: Context,
  signer: UrlSigner,
): Promise<{ objects: ObjectMessage[] }> {
  const stored = await inSnapshot(context, (transaction) => selectObjects(transaction, context.businessId));
  return { objects: stored.map((object) => messageOf(context, signer, object)) };
}

/** An address for an hour. Where the business has no such file it falls back to the public one, which shows nothing private. */
export async function createSignedUrl(
  context: Context,
  signer: UrlSigner,
  place: { area: string; path: string },
): Promise<ObjectAddress> {
  const object = await inSnapshot(context, (transaction) =>
    selectObjectAt(transaction, context.businessId, place),
  );
  if (object === undefined) return publicUrl(place);
  const { url, expiresAt } = messageOf(context, signer, object);
  return { url, expiresAt };
}

/** The bytes of what the business has stored under a name; null for nothing. */
export async function readObject(
  context: Context,
  name: StoredObject['name'],
): Promise<{ bytes: Uint8Array; contentType: string } | null> {
  const { businessId, platform } = context;
  const stored = await inSnapshot(context, (transaction) => selectObjects(transaction, businessId));
  const object = stored.find((one) => one.name === name);
  const bytes = object === undefined ? null : await platform.files.get(businessId, object.hash);
  return object === undefined || bytes === null ? null : { bytes, contentType: object.contentType };
}

/** SHA-256 of what documents show from now on; null for what is not there. */
export async function picturesOf(
  { businessId }: Context,
  transaction: Transaction,
): Promise<Record<'logo' | 'letterhead' | 'signature' | 'paypalCode', string | null>> {
  const stored = await selectNamed(transaction, businessId);
  const hashOf = (name: StoredObject['name']) => stored.find((one) => one.name === name)?.hash ?? null;
  return {
    logo: hashOf('logo'),
    letterhead: hashOf('letterhead'),
    signature: hashOf('signature'),
    paypalCode: hashOf('paypal-qr'),
  };
}

/** Whether the business has stored something under a name. */
export async function hasObject(
  { businessId }: Context,
  transaction: Transaction,
  name: StoredObject['name'],
): Promise<boolean> {
  return (await selectNamed(transaction, businessId)).some((one) => one.name === name);
}

export function messageOf(context: Context, signer: UrlSigner, object: StoredObject): ObjectMessage {
  const { businessId, platform } = context;
  return { ...object, ...addressOf(signer, object, { businessId, now: platform.clock.now() }) };
}
