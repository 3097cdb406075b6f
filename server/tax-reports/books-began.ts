import type { Day } from '@belegbar/domain/calendar';
import { booksBegan as dayOf } from '@belegbar/domain/tax-reports';
import type { LoadedBusiness } from '../business/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { toMonthSum } from './owed-returns.ts';
import { selectFirstMonths } from './store.ts';

/** The day from which returns are owed as far as the books and their owner say; null while neither says anything. */
export async function booksBegan(
  { businessId, platform }: Context,
  transaction: Transaction,
  { foundedOn }: Pick<LoadedBusiness, 'foundedOn'>,
): Promise<Day | null> {
  const rows = await selectFirstMonths(transaction, businessId);
  return dayOf({ firstMonths: rows.map(toMonthSum), foundedOn, today: platform.clock.today() });
}
