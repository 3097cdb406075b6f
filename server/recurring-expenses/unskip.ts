import type { Day } from '@belegbar/domain/calendar';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { holdRecurring } from './change.ts';
import { deleteDue, findDue, updateDue } from './due-store.ts';
import { publishRecurring } from './events.ts';

/** Takes a skipped day back: one to come is due again, one that has passed waits for a look. Refuses NOT_FOUND, and NOT_WAITING for a day that was not skipped. */
export function unskipDue(
  context: Context,
  { id, dueOn }: { id: string; dueOn: Day },
): Promise<{ id: string }> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const row = await holdRecurring(context, transaction, id);
    const key = { businessId: context.businessId, recurringId: id, dueOn };
    const due = await findDue(transaction, key);
    if (due?.state !== 'skipped') throw new Refusal('NOT_WAITING');
    const isToCome = row.next_due_on !== null && dueOn >= row.next_due_on;
    if (isToCome) await deleteDue(transaction, key);
    else await updateDue(transaction, key, { state: 'waiting', updated_at: context.platform.clock.now() });
    await audit(context, transaction, {
      action: 'recurringExpenses.unskip',
      subjectKind: 'recurringExpense',
      subjectId: id,
      detail: { dueOn },
    });
    await publishRecurring(context, transaction);
    return { id };
  });
}
