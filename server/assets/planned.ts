import { plannedDepreciation as plannedOf } from '@belegbar/domain/assets';
import type { Cents } from '@belegbar/domain/money';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { selectAssets, selectClosings } from './store.ts';

/** What the year will take of the register at its end, in cents above zero; what is booked already is not in it. */
export async function plannedDepreciation(
  { businessId }: Context,
  transaction: Transaction,
  year: number,
): Promise<Cents> {
  const [assets, closings] = await Promise.all([
    selectAssets(transaction, businessId),
    selectClosings(transaction, businessId),
  ]);
  const standing = assets.filter(({ isTakenBack }) => !isTakenBack);
  return plannedOf(standing, closings, year);
}
