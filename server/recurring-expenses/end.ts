import type { Day } from '@belegbar/domain/calendar';
import { nextDue } from '@belegbar/domain/recurring-expenses';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { changeRecurring, holdRecurring } from './change.ts';
import { recurringOf } from './domain-of.ts';

/** Says on which day it can be due for the last time, or that it goes on. What was entered stays. Refuses NOT_FOUND. */
export function endRecurring(
  context: Context,
  { id, endsOn }: { id: string; endsOn: Day | null },
): Promise<{ id: string; version: number }> {
  authorise(context);
  const today = context.platform.clock.today();
  return inTransaction(context, async (transaction) => {
    const row = await holdRecurring(context, transaction, id);
    return changeRecurring(context, transaction, {
      row,
      action: 'recurringExpenses.end',
      detail: { before: row.ends_on, after: endsOn },
      columns: { ends_on: endsOn, next_due_on: nextDue({ ...recurringOf(row), endsOn }, today) },
    });
  });
}
