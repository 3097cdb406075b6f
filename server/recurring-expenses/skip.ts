import type { Day } from '@belegbar/domain/calendar';
import { grossOn, isDue } from '@belegbar/domain/recurring-expenses';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { holdRecurring } from './change.ts';
import { recurringOf } from './domain-of.ts';
import { findDue, insertDue, updateDue } from './due-store.ts';
import { publishRecurring } from './events.ts';

/** Skips one due day, to come or waiting; doing it again does nothing. Refuses NOT_FOUND, and NOT_WAITING for a day that is none or has its expense. */
export function skipDue(
  context: Context,
  { id, dueOn }: { id: string; dueOn: Day },
): Promise<{ id: string }> {
  authorise(context);
  const { businessId, platform } = context;
  return inTransaction(context, async (transaction) => {
    const row = await holdRecurring(context, transaction, id);
    const key = { businessId, recurringId: id, dueOn };
    const before = await findDue(transaction, key);
    if (before?.state === 'skipped') return { id };
    const now = platform.clock.now();
    if (before === undefined) {
      if (row.next_due_on === null || dueOn < row.next_due_on || !isDue(recurringOf(row), dueOn))
        throw new Refusal('NOT_WAITING');
      await insertDue(transaction, {
        business_id: businessId,
        recurring_id: id,
        due_on: dueOn,
        state: 'skipped',
        expense_id: null,
        replaced_id: null,
        expected: grossOn(recurringOf(row), dueOn),
        asked: null,
        missing_told_at: null,
        created_at: now,
        updated_at: now,
      });
    } else {
      if (before.state !== 'waiting') throw new Refusal('NOT_WAITING');
      await updateDue(transaction, key, { state: 'skipped', updated_at: now });
    }
    await audit(context, transaction, {
      action: 'recurringExpenses.skip',
      subjectKind: 'recurringExpense',
      subjectId: id,
      detail: { dueOn },
    });
    await publishRecurring(context, transaction);
    return { id };
  });
}
