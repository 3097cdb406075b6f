/** What will come. */
import { addDays, addMonths, type Day, firstDayOf, monthOf } from '@belegbar/domain/calendar';
import {
  type ExpectedCost,
  expectedOf,
  type MonthAhead,
  monthsAhead,
  type YearAhead,
  yearsAhead,
} from '@belegbar/domain/recurring-expenses';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { recurringOf } from './domain-of.ts';
import { selectDuesFrom, selectWaiting } from './due-store.ts';
import { daysIn } from './ledger.ts';
import { selectRecurring } from './store.ts';

/**
 * What falls due on the days from `from` to `to`, both included, and is neither an expense yet nor skipped; what waits for a look is among it.
 * `euros` of each are in cents; `assumed` is null for what is certain.
 */
export async function expectedCosts(
  { businessId }: Context,
  transaction: Transaction,
  { from, to }: { from: Day; to: Day },
): Promise<ExpectedCost[]> {
  const rows = await selectRecurring(transaction, businessId);
  const dues = await selectDuesFrom(transaction, { businessId, from });
  return expectedOf(
    rows.map(recurringOf),
    { from, to },
    { settled: daysIn(dues, 'entered', 'billed', 'skipped'), waiting: daysIn(dues, 'waiting') },
  );
}

const MONTHS_AHEAD = 12;

/** What will come in so many calendar months, that of today the first; what waits from before is in it. */
export function upcoming(
  context: Context,
  { months = MONTHS_AHEAD }: { months?: number | undefined },
): Promise<{ costs: ExpectedCost[]; months: MonthAhead[]; years: YearAhead[] }> {
  const today = context.platform.clock.today();
  const to = addDays(addMonths(firstDayOf(monthOf(today)), months), -1);
  return inSnapshot(context, async (transaction) => {
    const [oldest] = await selectWaiting(transaction, context.businessId);
    const from = oldest !== undefined && oldest.due_on < today ? oldest.due_on : today;
    const costs = await expectedCosts(context, transaction, { from, to });
    return { costs, months: monthsAhead(costs, today, months), years: yearsAhead(costs) };
  });
}
