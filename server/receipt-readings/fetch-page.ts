import type { Context, Platform } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { type AskedFile, isGoodAddress, type StoredFile, type UrlSigner } from '../storage/index.ts';
import { PAGES_AREA } from './message.ts';
import { selectPages } from './store.ts';

/** The picture of a page behind a signed address that still holds. Refuses NOT_FOUND for everything else, whether it is there or not. */
export async function fetchReceiptPage(
  platform: Platform,
  signer: UrlSigner,
  asked: Omit<AskedFile, 'area'>,
): Promise<StoredFile> {
  const { path, hash, business: businessId } = asked;
  if (!isGoodAddress(platform, signer, { area: PAGES_AREA, ...asked })) throw notFound();
  const actor = { kind: 'public' } as const;
  const holder: Context = { platform, businessId, actor, requestId: '', transaction: null };
  const [receiptId = '', file = ''] = path.split('/');
  const pages = await inSnapshot(holder, (transaction) => selectPages(transaction, businessId, [receiptId]));
  const page = pages.find(({ number }) => file === `${number}.webp`);
  const bytes = page?.hash === hash ? await platform.files.get(businessId, hash) : null;
  if (bytes === null) throw notFound();
  return { bytes, contentType: 'image/webp', hash, isPublic: false };
}
