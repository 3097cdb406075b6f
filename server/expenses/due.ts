/** Bills by the day on which they are to be paid. */
import type { Day } from '@belegbar/domain/calendar';
import { dueSoonUntil } from '@belegbar/domain/expenses';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { type ExpenseRow, rowOf } from './message.ts';
import { type ListedExpense, selectDueWithin, selectUnpaidUntil } from './read-store.ts';

export type DueExpense = ExpenseRow & { dueDate: Day };

interface Days {
  from: Day | null;
  to: Day;
}

/** The bills that are to be paid on the days from `from` to `to`, as far as they are entered; the first due first. */
export async function billsDue(
  { businessId }: Context,
  transaction: Transaction,
  { from, to }: { from: Day; to: Day },
): Promise<DueExpense[]> {
  return owed(await selectDueWithin(transaction, { businessId, from, to }), { from, to });
}

const SHOWN_MAXIMUM = 100;

/** The bills that are late or due soon, a hundred at most; the first due first. */
export function listDueExpenses(context: Context): Promise<{ expenses: DueExpense[] }> {
  const { businessId, platform } = context;
  const to = dueSoonUntil(platform.clock.today());
  return inSnapshot(context, async (transaction) => {
    const bills = await selectUnpaidUntil(transaction, { businessId, to });
    return { expenses: owed(bills, { from: null, to }).slice(0, SHOWN_MAXIMUM) };
  });
}

function owed(bills: readonly ListedExpense[], { from, to }: Days): DueExpense[] {
  return bills
    .map(rowOf)
    .filter(
      (row): row is DueExpense =>
        row.dueDate !== null && (from === null || row.dueDate >= from) && row.dueDate <= to && row.open > 0,
    )
    .toSorted((one, other) => (`${one.dueDate} ${one.number}` < `${other.dueDate} ${other.number}` ? -1 : 1));
}
