/** All that recurs in a business, with what is known of its due days around a time. */
import type { Day } from '@belegbar/domain/calendar';
import type { DaysOf, RecurringExpense } from '@belegbar/domain/recurring-expenses';
import { statesOfExpenses } from '../expenses/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { recurringOf } from './domain-of.ts';
import type { DueRecord, RecurringRecord } from './tables.ts';

export interface Ledger {
  recurring: RecurringExpense[];
  dues: readonly DueRecord[];
}

export function ledgerOf(rows: readonly RecurringRecord[], dues: readonly DueRecord[]): Ledger {
  return { recurring: rows.map(recurringOf), dues };
}

/** Without those whose bill was taken back: their days are free for another. */
export async function withStandingBills(
  context: Context,
  transaction: Transaction,
  dues: readonly DueRecord[],
): Promise<DueRecord[]> {
  const ids = dues.flatMap(({ expense_id: id }) => (id === null ? [] : [id]));
  const expenses = await statesOfExpenses(context, transaction, ids);
  return dues.filter(({ expense_id: id }) => id === null || expenses.get(id)?.state !== 'takenBack');
}

/** Due days in one of the states, by what recurs. */
export function daysIn(dues: readonly DueRecord[], ...states: DueRecord['state'][]): DaysOf {
  const days = new Map<string, Set<Day>>();
  for (const { recurring_id, due_on, state } of dues) {
    if (!states.includes(state)) continue;
    const own = days.get(recurring_id) ?? new Set<Day>();
    days.set(recurring_id, own.add(due_on));
  }
  return days;
}
