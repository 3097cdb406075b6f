/** What all changes of one have in common: it is held, changed, audited, told to open pages. */
import type { Updateable } from 'kysely';
import { audit } from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { publishRecurring } from './events.ts';
import { lockAllRecurring, updateRecurringRow } from './store.ts';
import type { RecurringExpensesTable, RecurringRecord } from './tables.ts';

/** As it is until the transaction ends. Refuses NOT_FOUND, also for a stranger's. */
export async function holdRecurring(
  context: Context,
  transaction: Transaction,
  id: string,
): Promise<RecurringRecord> {
  const rows = await lockAllRecurring(transaction, context.businessId);
  const row = rows.find((one) => one.id === id);
  if (row === undefined) throw notFound();
  return row;
}

interface Change {
  action: string;
  detail: Record<string, unknown>;
  columns: Updateable<RecurringExpensesTable>;
}

/** In the transaction of a verb that has authorised. */
export async function changeRecurring(
  context: Context,
  transaction: Transaction,
  { row, action, detail, columns }: Change & { row: RecurringRecord },
): Promise<{ id: string; version: number }> {
  const key = { businessId: context.businessId, id: row.id };
  await updateRecurringRow(transaction, key, { ...columns, updated_at: context.platform.clock.now() });
  await audit(context, transaction, {
    action,
    subjectKind: 'recurringExpense',
    subjectId: row.id,
    detail,
  });
  await publishRecurring(context, transaction);
  return { id: row.id, version: row.version + 1 };
}
