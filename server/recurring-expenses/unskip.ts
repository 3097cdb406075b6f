import type { Day } from '@belegbar/domain/calendar';
import { isExpenseUndone } from '../expenses/index.ts';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { holdRecurring } from './change.ts';
import { deleteDue, findDue, updateDue } from './due-store.ts';
import { publishRecurring } from './events.ts';
import type { DueRecord } from './tables.ts';

/**
 * Takes back that a day was skipped, or gives one back whose expense was taken back: one to come is due again, one that has passed waits for a
 * look. Refuses NOT_FOUND, and NOT_WAITING for any other day.
 */
export function unskipDue(
  context: Context,
  { id, dueOn }: { id: string; dueOn: Day },
): Promise<{ id: string }> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const row = await holdRecurring(context, transaction, id);
    const key = { businessId: context.businessId, recurringId: id, dueOn };
    const due = await findDue(transaction, key);
    if (due === undefined || !(await isFree(context, transaction, due))) throw new Refusal('NOT_WAITING');
    const isToCome = row.next_due_on !== null && dueOn >= row.next_due_on;
    if (isToCome) await deleteDue(transaction, key);
    else await updateDue(transaction, key, { ...WAITING, updated_at: context.platform.clock.now() });
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

const WAITING = { state: 'waiting', expense_id: null, replaced_id: null, asked: null } as const;

/** Skipped, or its expense was taken back. */
async function isFree(context: Context, transaction: Transaction, due: DueRecord): Promise<boolean> {
  if (due.state === 'skipped') return true;
  return due.expense_id !== null && isExpenseUndone(context, transaction, due.expense_id);
}
