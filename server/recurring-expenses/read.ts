import type { Day } from '@belegbar/domain/calendar';
import { shareOf, sumCents } from '@belegbar/domain/money';
import { linesOn } from '@belegbar/domain/recurring-expenses';
import { statesOfExpenses } from '../expenses/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { fieldsOf, recurringOf } from './domain-of.ts';
import {
  findDueOfExpense,
  selectDuesFrom,
  selectDuesOf,
  selectLastBilled,
  selectWaiting,
} from './due-store.ts';
import { daysIn } from './ledger.ts';
import { messageOf, type RecurringList, type Waiting } from './message.ts';
import { findRecurring, selectRecurring } from './store.ts';
import type { DueRecord, RecurringRecord } from './tables.ts';

const MONTHS_OF_YEAR = 12;
const DUES_SHOWN = 60;

/** What recurs, by vendor, what of it waits for a look, and what it costs in euros while it runs. */
export function listRecurring(context: Context): Promise<RecurringList> {
  const { businessId, platform } = context;
  const today = platform.clock.today();
  return inSnapshot(context, async (transaction) => {
    const rows = await selectRecurring(transaction, businessId);
    const settled = daysIn(
      await selectDuesFrom(transaction, { businessId, from: today }),
      'billed',
      'skipped',
      'entered',
      'waiting',
    );
    const billed = new Map(
      (await selectLastBilled(transaction, businessId)).map((due) => [due.recurring_id, due]),
    );
    const recurring = rows.map((row) =>
      messageOf(row, { today, settled: settled.get(row.id) ?? new Set(), lastBilled: billed.get(row.id) }),
    );
    const perYear = sumCents(recurring.filter(({ state }) => state === 'running').map((one) => one.perYear));
    const waiting = waitingOf(rows, await selectWaiting(transaction, businessId));
    return { recurring, waiting, perYear, perMonth: shareOf(perYear, 1, MONTHS_OF_YEAR) };
  });
}

function waitingOf(rows: readonly RecurringRecord[], dues: readonly DueRecord[]): Waiting[] {
  return dues.flatMap(({ recurring_id: recurringId, due_on: dueOn }) => {
    const row = rows.find(({ id }) => id === recurringId);
    if (row === undefined) return [];
    const { vendor, category, currency, unitsPerEuro, isPaidOnDueDay } = fieldsOf(row);
    const lines = linesOn(recurringOf(row), dueOn);
    const gross = sumCents(lines.map((line) => line.gross));
    return [{ recurringId, vendor, category, dueOn, currency, unitsPerEuro, isPaidOnDueDay, lines, gross }];
  });
}

/** What became of the due days of one, the latest first; 60 at most. Refuses NOT_FOUND. */
export function listDues(context: Context, id: string) {
  const { businessId } = context;
  return inSnapshot(context, async (transaction) => {
    await findRecurring(transaction, { businessId, id });
    const dues = await selectDuesOf(transaction, { businessId, id, limit: DUES_SHOWN });
    const ids = dues.flatMap(({ expense_id: expenseId }) => (expenseId === null ? [] : [expenseId]));
    const expenses = await statesOfExpenses(context, transaction, ids);
    return {
      dues: dues.map(({ due_on: dueOn, state, expected, expense_id: expenseId }) => ({
        dueOn,
        state,
        expected,
        expense: (expenseId === null ? undefined : expenses.get(expenseId)) ?? null,
      })),
    };
  });
}

/** What recurs and made the expense, or is billed by it; null: nothing does. */
export function recurringOfExpense(
  context: Context,
  expenseId: string,
): Promise<{
  recurring: { id: string; vendor: string; dueOn: Day; how: 'entered' | 'billed' | 'replaced' } | null;
}> {
  const { businessId } = context;
  return inSnapshot(context, async (transaction) => {
    const due = await findDueOfExpense(transaction, { businessId, expenseId });
    if (due === undefined) return { recurring: null };
    const { id, vendor } = await findRecurring(transaction, { businessId, id: due.recurring_id });
    return { recurring: { id, vendor, dueOn: due.due_on, how: howOf(due, expenseId) } };
  });
}

function howOf({ replaced_id, state }: DueRecord, expenseId: string): 'entered' | 'billed' | 'replaced' {
  if (replaced_id === expenseId) return 'replaced';
  return state === 'billed' ? 'billed' : 'entered';
}
