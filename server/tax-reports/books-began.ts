import type { Day } from '@belegbar/domain/calendar';
import { booksBegan as dayOf, isBeforeBooks, type VatAdvanceFigures } from '@belegbar/domain/tax-reports';
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
  const today = platform.clock.today();
  const said = dayOf({ firstMonths: [], foundedOn, today });
  if (said !== null) return said;
  const rows = await selectFirstMonths(transaction, businessId);
  return dayOf({ firstMonths: rows.map(toMonthSum), foundedOn, today });
}

/** Whether an advance return is of the time before the books. What is booked in it has begun, unless its owner says a later day. */
export async function isAdvanceBefore(
  context: Context,
  transaction: Transaction,
  business: Pick<LoadedBusiness, 'foundedOn'>,
  { period, boxes }: Pick<VatAdvanceFigures, 'period' | 'boxes'>,
): Promise<boolean> {
  const isBooked = boxes.some(({ entryCount }) => entryCount > 0);
  if (isBooked && business.foundedOn === null) return false;
  const began = await booksBegan(context, transaction, business);
  return isBeforeBooks(period, { began, today: context.platform.clock.today() });
}
