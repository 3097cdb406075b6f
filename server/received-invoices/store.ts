import { type Insertable, sql, type Updateable } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import type { ReceivedInvoicesTable, ReceivedRecord } from './tables.ts';

export interface ReceivedKey {
  businessId: string;
  id: string;
}

/** What a list and every decision need: all but what was read in the file. */
const SUMMARY = [
  'business_id',
  'id',
  'idempotency_key',
  'state',
  'file_name',
  'container',
  'syntax',
  'profile',
  'sender_keys',
  'number_key',
  'number',
  'type_code',
  'issue_date',
  'due_date',
  'seller_name',
  'seller_vat_id',
  'buyer_name',
  'buyer_trading_name',
  'buyer_vat_id',
  'currency',
  'net',
  'vat',
  'gross',
  'paid',
  'payable',
  'is_credit',
  'ibans',
  'iban_verdict',
  'likely_duplicate_of',
  'fatal',
  'warnings',
  'received_at',
  'expense_id',
  'set_aside_reason',
  'set_aside_note',
] as const satisfies (keyof ReceivedRecord)[];

export type ReceivedSummary = Pick<ReceivedRecord, (typeof SUMMARY)[number]>;

/** What comes in and what is decided goes one after the other, so that no two files are taken for the first of a sender. */
export async function lockQueue(transaction: Transaction, businessId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`received:${businessId}`}, 0))`.execute(
    transaction,
  );
}

export function summaries(transaction: Transaction, businessId: string) {
  return transaction.selectFrom('received_invoices').select(SUMMARY).where('business_id', '=', businessId);
}

/** Throws NOT_FOUND, also for one of another business. */
export async function findSummary(
  transaction: Transaction,
  { businessId, id }: ReceivedKey,
): Promise<ReceivedSummary> {
  const found = await summaries(transaction, businessId).where('id', '=', id).executeTakeFirst();
  if (found === undefined) throw notFound();
  return found;
}

/** The one that is booked as the expense, if any is. */
export function selectOfExpense(
  transaction: Transaction,
  { businessId, expenseId }: { businessId: string; expenseId: string },
): Promise<ReceivedSummary[]> {
  return summaries(transaction, businessId).where('expense_id', '=', expenseId).execute();
}

/** The ids among them from which an expense was booked. */
export async function selectBookedAmong(
  transaction: Transaction,
  businessId: string,
  expenseIds: readonly string[],
): Promise<string[]> {
  if (expenseIds.length === 0) return [];
  const rows = await transaction
    .selectFrom('received_invoices')
    .select('expense_id')
    .where('business_id', '=', businessId)
    .where(sql<boolean>`expense_id = any(${expenseIds}::uuid[])`)
    .execute();
  return rows.flatMap(({ expense_id }) => (expense_id === null ? [] : [expense_id]));
}

export function findByHash(
  transaction: Transaction,
  { businessId, hash }: { businessId: string; hash: string },
): Promise<ReceivedSummary | undefined> {
  return summaries(transaction, businessId).where('hash', '=', hash).executeTakeFirst();
}

/** All of it. Throws NOT_FOUND. */
export async function findDetail(
  transaction: Transaction,
  { businessId, id }: ReceivedKey,
): Promise<ReceivedRecord> {
  const found = await transaction
    .selectFrom('received_invoices')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw notFound();
  return found;
}

export async function insertReceived(
  transaction: Transaction,
  row: Insertable<ReceivedInvoicesTable>,
): Promise<void> {
  await transaction.insertInto('received_invoices').values(row).execute();
}

export async function updateReceived(
  transaction: Transaction,
  { businessId, id }: ReceivedKey,
  fields: Updateable<ReceivedInvoicesTable>,
): Promise<void> {
  await transaction
    .updateTable('received_invoices')
    .set(fields)
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .execute();
}
