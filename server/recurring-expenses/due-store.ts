/** What became of the due days. */
import type { Day } from '@belegbar/domain/calendar';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import type { DueRecord, RecurringExpenseDuesTable } from './tables.ts';
import './tables.ts';

export interface DueKey {
  businessId: string;
  recurringId: string;
  dueOn: Day;
}

/** Whether it is the first to say anything of that day. */
export async function insertDue(
  transaction: Transaction,
  due: Insertable<RecurringExpenseDuesTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('recurring_expense_dues')
    .values(due)
    .onConflict((conflict) => conflict.columns(['business_id', 'recurring_id', 'due_on']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findDue(transaction: Transaction, key: DueKey): Promise<DueRecord | undefined> {
  return transaction
    .selectFrom('recurring_expense_dues')
    .selectAll()
    .where('business_id', '=', key.businessId)
    .where('recurring_id', '=', key.recurringId)
    .where('due_on', '=', key.dueOn)
    .executeTakeFirst();
}

export async function updateDue(
  transaction: Transaction,
  key: DueKey,
  changes: Updateable<RecurringExpenseDuesTable>,
): Promise<void> {
  await transaction
    .updateTable('recurring_expense_dues')
    .set(changes)
    .where('business_id', '=', key.businessId)
    .where('recurring_id', '=', key.recurringId)
    .where('due_on', '=', key.dueOn)
    .execute();
}

export async function deleteDue(transaction: Transaction, key: DueKey): Promise<void> {
  await transaction
    .deleteFrom('recurring_expense_dues')
    .where('business_id', '=', key.businessId)
    .where('recurring_id', '=', key.recurringId)
    .where('due_on', '=', key.dueOn)
    .execute();
}

/** From the day on, by their days. */
export function selectDuesFrom(
  transaction: Transaction,
  { businessId, from }: { businessId: string; from: Day },
): Promise<DueRecord[]> {
  return transaction
    .selectFrom('recurring_expense_dues')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('due_on', '>=', from)
    .orderBy('due_on')
    .execute();
}

/** Of one, the latest first. */
export function selectDuesOf(
  transaction: Transaction,
  { businessId, id, limit }: { businessId: string; id: string; limit: number },
): Promise<DueRecord[]> {
  return transaction
    .selectFrom('recurring_expense_dues')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('recurring_id', '=', id)
    .orderBy('due_on', 'desc')
    .limit(limit)
    .execute();
}

/** All that wait for a look, the first due first. */
export function selectWaiting(transaction: Transaction, businessId: string): Promise<DueRecord[]> {
  return transaction
    .selectFrom('recurring_expense_dues')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('state', '=', 'waiting')
    .orderBy('due_on')
    .orderBy('recurring_id')
    .execute();
}

/** The latest of each that has a bill. */
export function selectLastBilled(transaction: Transaction, businessId: string): Promise<DueRecord[]> {
  return transaction
    .selectFrom('recurring_expense_dues')
    .selectAll()
    .distinctOn('recurring_id')
    .where('business_id', '=', businessId)
    .where('expense_id', 'is not', null)
    .orderBy('recurring_id')
    .orderBy('due_on', 'desc')
    .execute();
}

/** The expense of the latest of its days before one that has an expense; null: none has. */
export async function selectExpenseBefore(
  transaction: Transaction,
  { businessId, recurringId, dueOn }: DueKey,
): Promise<string | null> {
  const found = await transaction
    .selectFrom('recurring_expense_dues')
    .select('expense_id')
    .where('business_id', '=', businessId)
    .where('recurring_id', '=', recurringId)
    .where('due_on', '<', dueOn)
    .where('expense_id', 'is not', null)
    .orderBy('due_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.expense_id ?? null;
}

/** Whether an expense was made of one, or stands for one. */
export async function hasExpense(
  transaction: Transaction,
  { businessId, id }: { businessId: string; id: string },
): Promise<boolean> {
  const found = await transaction
    .selectFrom('recurring_expense_dues')
    .select('due_on')
    .where('business_id', '=', businessId)
    .where('recurring_id', '=', id)
    .where('expense_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The due day that an expense stands for, or stood for until its bill came. */
export function findDueOfExpense(
  transaction: Transaction,
  { businessId, expenseId }: { businessId: string; expenseId: string },
): Promise<DueRecord | undefined> {
  return transaction
    .selectFrom('recurring_expense_dues')
    .selectAll()
    .where('business_id', '=', businessId)
    .where((either) =>
      either.or([either('expense_id', '=', expenseId), either('replaced_id', '=', expenseId)]),
    )
    .executeTakeFirst();
}

/** Those of the expenses that are tied to a due day already. */
export async function selectTied(
  transaction: Transaction,
  businessId: string,
  expenseIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select expense_id as id from recurring_expense_dues where business_id = ${businessId} and expense_id = any(${expenseIds}::uuid[])
    union select replaced_id from recurring_expense_dues where business_id = ${businessId} and replaced_id = any(${expenseIds}::uuid[])
  `.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}

export interface MissingDue {
  recurring_id: string;
  due_on: Day;
  vendor: string;
}

/** Of which a bill should have come by now, and nobody was told; locked, so that one worker alone tells. */
export async function lockMissing(
  transaction: Transaction,
  { businessId, today }: { businessId: string; today: Day },
): Promise<MissingDue[]> {
  const { rows } = await sql<MissingDue>`
    select dues.recurring_id, dues.due_on, recurring.vendor
    from recurring_expense_dues as dues join recurring_expenses as recurring
      on recurring.business_id = ${businessId} and recurring.id = dues.recurring_id
    where dues.business_id = ${businessId} and dues.state in ('waiting', 'entered') and dues.missing_told_at is null
      and dues.due_on + recurring.missing_after_days < ${today}
    order by dues.due_on, dues.recurring_id
    for update of dues skip locked`.execute(transaction);
  return rows;
}
