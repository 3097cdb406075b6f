import { nextDue } from '@belegbar/domain/recurring-expenses';
import { changesBetween } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { changeRecurring, holdRecurring } from './change.ts';
import { columnsOf, type Fields, fieldsOf } from './domain-of.ts';
import { refuseWrongFields } from './fields.ts';
import { GENERATE } from './job-names.ts';

/**
 * Changes what recurs; what was entered stays as it is, and nothing is entered for days before today. Refuses NOT_FOUND, CHANGED_MEANWHILE,
 * and INVALID at the fields.
 */
export function updateRecurring(
  context: Context,
  { id, version, fields }: { id: string; version: number; fields: Fields },
): Promise<{ id: string; version: number }> {
  authorise(context);
  const { businessId, platform } = context;
  const today = platform.clock.today();
  refuseWrongFields(fields, today);
  return inTransaction(context, async (transaction) => {
    const row = await holdRecurring(context, transaction, id);
    if (row.version !== version) throw new Refusal('CHANGED_MEANWHILE');
    const changed = await changeRecurring(context, transaction, {
      row,
      action: 'recurringExpenses.update',
      detail: changesBetween(fieldsOf(row), fields),
      columns: { ...columnsOf(fields), next_due_on: nextDue(fields, today) },
    });
    await platform.jobs.enqueue(transaction, { name: GENERATE, payload: { businessId } });
    return changed;
  });
}
