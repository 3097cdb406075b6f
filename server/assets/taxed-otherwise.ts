/** Assets that left, and that other regimes would have leave with another VAT. */
import { isDisposalTaxedAlike } from '@belegbar/domain/assets';
import type { TaxRegime } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { selectAssets } from './store.ts';

/** Their numbers, of those that left from the day on. */
export async function assetsTaxedOtherwise(
  context: Context,
  transaction: Transaction,
  { from, before, after }: { from: Day; before: readonly TaxRegime[]; after: readonly TaxRegime[] },
): Promise<string[]> {
  const assets = await selectAssets(transaction, context.businessId);
  return assets
    .filter(({ isTakenBack, disposal }) => !isTakenBack && disposal !== null && disposal.on >= from)
    .filter((asset) => !isDisposalTaxedAlike(asset, before, after))
    .map(({ number }) => number);
}
