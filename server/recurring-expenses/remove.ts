import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { holdRecurring } from './change.ts';
import { fieldsOf } from './domain-of.ts';
import { hasExpense } from './due-store.ts';
import { publishRecurring } from './events.ts';
import { deleteRecurring } from './store.ts';

/** Removes one of which nothing was entered. Refuses NOT_FOUND, and ALREADY_USED for one that expenses are tied to. */
export function removeRecurring(context: Context, id: string): Promise<{ id: string }> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const row = await holdRecurring(context, transaction, id);
    const key = { businessId: context.businessId, id };
    if (await hasExpense(transaction, key)) throw new Refusal('ALREADY_USED');
    await deleteRecurring(transaction, key);
    await audit(context, transaction, {
      action: 'recurringExpenses.remove',
      subjectKind: 'recurringExpense',
      subjectId: id,
      detail: { before: fieldsOf(row), prices: row.prices },
    });
    await publishRecurring(context, transaction);
    return { id };
  });
}
