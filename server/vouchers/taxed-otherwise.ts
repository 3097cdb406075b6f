/** Vouchers that other regimes would tax otherwise than they were booked. */
import type { TaxRegime } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import { isUseTaxedAlike, type PrivateUse } from '@belegbar/domain/vouchers';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { selectStandingFrom } from './store.ts';

/** The numbers of those booked from the day on that stand. */
export async function vouchersTaxedOtherwise(
  context: Context,
  transaction: Transaction,
  { from, before, after }: { from: Day; before: readonly TaxRegime[]; after: readonly TaxRegime[] },
): Promise<string[]> {
  const of = { businessId: context.businessId, kinds: ['privateUse'], from } as const;
  const standing = await selectStandingFrom(transaction, of);
  return standing
    .filter(({ detail: { use } }) => !isUseTaxedAlike(use as PrivateUse, before, after))
    .map(({ number }) => number);
}
