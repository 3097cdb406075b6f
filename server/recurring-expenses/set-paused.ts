import { nextDue } from '@belegbar/domain/recurring-expenses';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { changeRecurring, holdRecurring } from './change.ts';
import { recurringOf } from './domain-of.ts';
import { GENERATE } from './job-names.ts';

/** Pauses it, or lets it run again: from today on, so that nothing is made up for what fell into the pause. Refuses NOT_FOUND. */
export function setPaused(
  context: Context,
  { id, isPaused }: { id: string; isPaused: boolean },
): Promise<{ id: string; version: number }> {
  authorise(context);
  const { businessId, platform } = context;
  return inTransaction(context, async (transaction) => {
    const row = await holdRecurring(context, transaction, id);
    if (row.is_paused === isPaused) return { id, version: row.version };
    const next = isPaused ? {} : { next_due_on: nextDue(recurringOf(row), platform.clock.today()) };
    const changed = await changeRecurring(context, transaction, {
      row,
      action: isPaused ? 'recurringExpenses.pause' : 'recurringExpenses.resume',
      detail: {},
      columns: { is_paused: isPaused, ...next },
    });
    await platform.jobs.enqueue(transaction, { name: GENERATE, payload: { businessId } });
    return changed;
  });
}
