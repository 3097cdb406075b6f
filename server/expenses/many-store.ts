import type { Day } from '@belegbar/domain/calendar';
import { sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { type ListedExpense, selectListed } from './read-store.ts';

/** Those that stand and have one of the vendors' numbers, in lower case, or are of one of the days, the first entered first. */
export async function selectAlike(
  transaction: Transaction,
  businessId: string,
  { numbers, days }: { numbers: readonly string[]; days: readonly Day[] },
): Promise<ListedExpense[]> {
  const { rows } = await sql<{ id: string }>`
    select id from expense_search where business_id = ${businessId} and state <> 'takenBack'
      and document_date = any(${days}::date[])
    union select id from expenses where business_id = ${businessId} and document_number <> ''
      and lower(document_number) = any(${numbers}::text[])
    union select expense_id from expense_corrections where business_id = ${businessId} and document_number <> ''
      and lower(document_number) = any(${numbers}::text[])`.execute(transaction);
  const ids = rows.map(({ id }) => id);
  const found = await selectListed(transaction, businessId, ids);
  return found.filter(({ undone }) => !undone).toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Holds them as `lockExpense` does each. */
export async function lockExpenses(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('expense:' || id, 0))
    from (select unnest(${ids}::text[]) as id order by id) as wanted`.execute(transaction);
}

export interface HeldExpense {
  id: string;
  number: string;
  vendor: string;
  version: number;
  /** Whether something happened to it after it was entered: it was credited, got a receipt, or money moved. */
  touched: boolean;
}

/** Those that were not taken back, in the order of their ids. */
export async function selectHeld(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<HeldExpense[]> {
  const { rows } = await sql<HeldExpense>`
    select id, number, vendor,
      1 + (select count(*)::integer from expense_corrections as corrections
        where corrections.business_id = ${businessId} and corrections.expense_id = expenses.id) as version,
      exists (select from expense_payments as payments where payments.business_id = ${businessId}
          and payments.expense_id = expenses.id and payments.id <> expenses.id)
        or exists (select from expense_undos as undos where undos.business_id = ${businessId}
          and undos.expense_id = expenses.id)
        or exists (select from expense_credits as credits where credits.business_id = ${businessId}
          and credits.expense_id = expenses.id)
        or exists (select from expense_files as files where files.business_id = ${businessId}
          and files.expense_id = expenses.id) as touched
    from expenses where business_id = ${businessId} and id = any(${ids}::uuid[])
      and not exists (select from expense_undos as undos where undos.business_id = ${businessId}
        and undos.expense_id = expenses.id and undos.payment_id is null and undos.credit_id is null)
    order by id`.execute(transaction);
  return rows;
}

/** Lets the database count what there is, where many were added since it last did; otherwise its plans are those for a few. */
export async function refreshStatistics(transaction: Transaction): Promise<void> {
  await sql`select look_at_expenses()`.execute(transaction);
}
