import type { Context, Platform } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { type AskedFile, isGoodAddress, type StoredFile, type UrlSigner } from '../storage/index.ts';
import { messageOf, RECEIPTS_AREA, type Receipt } from './message.ts';
import {
  countReceipts,
  type StoredReceipt,
  selectReceiptAt,
  selectReceipts,
  selectReceiptsBefore,
  selectReceiptsById,
} from './store.ts';

const PAGE_LENGTH = 50;

/** What waits to be entered, the latest first, each with an address for an hour. */
export function listReceipts(
  context: Context,
  signer: UrlSigner,
  asked: { after?: string | undefined; limit?: number | undefined },
): Promise<{ receipts: Receipt[]; next: string | null; count: number }> {
  const { businessId } = context;
  const limit = asked.limit ?? PAGE_LENGTH;
  return inSnapshot(context, async (transaction) => {
    const page = { after: asked.after ?? null, limit: limit + 1 };
    const found = await selectReceipts(transaction, businessId, page);
    const shown = found.slice(0, limit);
    return {
      receipts: shown.map((receipt) => messageOf(context, signer, receipt)),
      next: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
      count: await countReceipts(transaction, businessId),
    };
  });
}

/** Those of the ids that wait to be entered; nothing of a stranger's. */
export function keptReceipts(
  { businessId }: Context,
  transaction: Transaction,
  ids: readonly string[],
): Promise<StoredReceipt[]> {
  return ids.length === 0 ? Promise.resolve([]) : selectReceiptsById(transaction, businessId, ids);
}

/** Ids of those that came before a moment and wait, the oldest first. */
export function receiptsKeptBefore(
  { businessId }: Context,
  transaction: Transaction,
  before: Date,
): Promise<string[]> {
  return selectReceiptsBefore(transaction, businessId, before);
}

/** How many wait to be entered. */
export function waitingReceipts({ businessId }: Context, transaction: Transaction): Promise<number> {
  return countReceipts(transaction, businessId);
}

/** The bytes behind a signed address that still holds. Refuses NOT_FOUND for everything else, whether it is there or not. */
export async function fetchReceipt(
  platform: Platform,
  signer: UrlSigner,
  asked: Omit<AskedFile, 'area'>,
): Promise<StoredFile> {
  const { path, hash, business: businessId } = asked;
  if (!isGoodAddress(platform, signer, { area: RECEIPTS_AREA, ...asked })) throw notFound();
  const holder: Context = {
    platform,
    businessId,
    actor: { kind: 'public' },
    requestId: '',
    transaction: null,
  };
  const receipt = await inSnapshot(holder, (transaction) => selectReceiptAt(transaction, businessId, path));
  const bytes = receipt?.hash === hash ? await platform.files.get(businessId, hash) : null;
  if (receipt === undefined || bytes === null) throw notFound();
  return { bytes, contentType: receipt.contentType, hash, isPublic: false };
}
