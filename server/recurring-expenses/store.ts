import type { Day } from '@belegbar/domain/calendar';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import type { RecurringExpensesTable, RecurringRecord } from './tables.ts';
import './tables.ts';

export interface RecurringKey {
  businessId: string;
  id: string;
}

export async function insertRecurring(
  transaction: Transaction,
  row: Insertable<RecurringExpensesTable>,
): Promise<void> {
  await transaction.insertInto('recurring_expenses').values(row).execute();
}

/** All of the business, by vendor. */
export function selectRecurring(transaction: Transaction, businessId: string): Promise<RecurringRecord[]> {
  return transaction
    .selectFrom('recurring_expenses')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy(sql`lower(vendor) collate "und-x-icu"`)
    .orderBy('id')
    .execute();
}

/** The same; nobody else changes them or their due days until the transaction ends. */
export function lockAllRecurring(transaction: Transaction, businessId: string): Promise<RecurringRecord[]> {
  return transaction
    .selectFrom('recurring_expenses')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** NOT_FOUND also for a stranger's. */
export async function findRecurring(
  transaction: Transaction,
  { businessId, id }: RecurringKey,
): Promise<RecurringRecord> {
  const row = await transaction
    .selectFrom('recurring_expenses')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** Those that have a due day until today that has not been looked at. */
export async function selectDueIds(
  transaction: Transaction,
  { businessId, today }: { businessId: string; today: Day },
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('recurring_expenses')
    .select('id')
    .where('business_id', '=', businessId)
    .where('is_paused', '=', false)
    .where('next_due_on', '<=', today)
    .orderBy('next_due_on')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Moves on to the next due day; its version stays, since nobody said anything else of it. */
export async function moveOn(
  transaction: Transaction,
  { businessId, id }: RecurringKey,
  nextDueOn: Day | null,
): Promise<void> {
  await transaction
    .updateTable('recurring_expenses')
    .set({ next_due_on: nextDueOn })
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .execute();
}

/** Its version rises by one. */
export async function updateRecurringRow(
  transaction: Transaction,
  { businessId, id }: RecurringKey,
  changes: Updateable<RecurringExpensesTable>,
): Promise<void> {
  await transaction
    .updateTable('recurring_expenses')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .execute();
}

export async function deleteRecurring(
  transaction: Transaction,
  { businessId, id }: RecurringKey,
): Promise<void> {
  await transaction
    .deleteFrom('recurring_expense_dues')
    .where('business_id', '=', businessId)
    .where('recurring_id', '=', id)
    .execute();
  await transaction
    .deleteFrom('recurring_expenses')
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .execute();
}
