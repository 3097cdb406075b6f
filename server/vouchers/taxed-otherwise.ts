/** Vouchers that other regimes would tax otherwise than they were booked. */
import type { TaxRegime } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import {
  type Adjustment,
  isAdjustmentAllowedAlike,
  isUseTaxedAlike,
  type PrivateUse,
} from '@belegbar/domain/vouchers';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { selectStandingFrom } from './store.ts';

/** The numbers of those booked from the day on that stand. */
export async function vouchersTaxedOtherwise(
  context: Context,
  transaction: Transaction,
  { from, before, after }: { from: Day; before: readonly TaxRegime[]; after: readonly TaxRegime[] },
): Promise<string[]> {
  const of = { businessId: context.businessId, kinds: ['privateUse', 'adjustment'], from } as const;
  const standing = await selectStandingFrom(transaction, of);
  return standing
    .filter(({ kind, detail }) =>
      kind === 'adjustment'
        ? !isAdjustmentAllowedAlike(detail as unknown as Adjustment, before, after)
        : !isUseTaxedAlike(useOf(detail), before, after),
    )
    .map(({ number }) => number);
}

function useOf({ use }: Record<string, unknown>): PrivateUse {
  return use as PrivateUse;
}
