/** A receipt as the contract shows it, with an address from which it can be fetched now. */
import type { ReceiptMessage } from '@belegbar/contract/receipts';
import type { z } from 'zod';
import type { Context } from '../platform/context.ts';
import { addressOf, type UrlSigner } from '../storage/index.ts';
import type { StoredReceipt } from './store.ts';

export type Receipt = z.output<typeof ReceiptMessage>;

export const RECEIPTS_AREA = 'receipts';

export function messageOf(
  { businessId, platform }: Context,
  signer: UrlSigner,
  { id, file_name: fileName, path, hash, kept_at: keptAt, contentType, size }: StoredReceipt,
): Receipt {
  const of = { businessId, now: platform.clock.now() };
  return {
    id,
    fileName,
    keptAt: keptAt.toISOString(),
    contentType: contentType as Receipt['contentType'],
    size,
    hash,
    ...addressOf(signer, { area: RECEIPTS_AREA, path, hash }, of),
  };
}
