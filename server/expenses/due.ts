/** Bills by the day on which they are to be paid. */
import type { Day } from '@belegbar/domain/calendar';
import { dueSoonUntil, skontoToTake } from '@belegbar/domain/expenses';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { type ExpenseRow, rowOf } from './message.ts';
import { type ListedExpense, selectDueWithin, selectUnpaidUntil } from './read-store.ts';

export type DueExpense = ExpenseRow & { dueDate: Day };

/** The bills that are to be paid on the days from `from` to `to`, as far as they are entered; the first due first. */
export async function billsDue(
  { businessId }: Context,
  transaction: Transaction,
  { from, to }: { from: Day; to: Day },
): Promise<DueExpense[]> {
  const bills = await selectDueWithin(transaction, { businessId, from, to });
  return owed(bills, ({ dueDate }) => dueDate >= from && dueDate <= to);
}

const SHOWN_MAXIMUM = 100;

/** The bills that are late or due soon, and those whose Skonto ends soon, a hundred at most; the first due first. */
export function listDueExpenses(context: Context): Promise<{ expenses: DueExpense[] }> {
  const { businessId, platform } = context;
  const today = platform.clock.today();
  const to = dueSoonUntil(today);
  return inSnapshot(context, async (transaction) => {
    const bills = await selectUnpaidUntil(transaction, { businessId, to });
    const expenses = owed(bills, ({ dueDate, skonto }) => {
      const offer = skontoToTake(skonto, today);
      return dueDate <= to || (offer !== null && offer.until <= to);
    });
    return { expenses: expenses.slice(0, SHOWN_MAXIMUM) };
  });
}

/** Of which something is to be paid on a day that is known. */
function owed(bills: readonly ListedExpense[], isMeant: (bill: DueExpense) => boolean): DueExpense[] {
  return bills
    .map(rowOf)
    .filter((row): row is DueExpense => row.dueDate !== null && row.open > 0)
    .filter(isMeant)
    .toSorted((one, other) => (`${one.dueDate} ${one.number}` < `${other.dueDate} ${other.number}` ? -1 : 1));
}
