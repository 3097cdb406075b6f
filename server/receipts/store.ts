import { sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { describeFiles } from '../platform/files/index.ts';
import type { ReceiptsTable } from './tables.ts';
import './tables.ts';

/** A receipt with what is known of its bytes. */
export interface StoredReceipt extends Omit<ReceiptsTable, 'business_id'> {
  contentType: string;
  /** In bytes. */
  size: number;
}

export interface ReceiptKey {
  businessId: string;
  id: string;
}

const COLUMNS = ['id', 'file_name', 'path', 'hash', 'kept_at', 'kept_by'] as const;

function receipts(transaction: Transaction, businessId: string) {
  return transaction.selectFrom('receipts').select(COLUMNS).where('business_id', '=', businessId);
}

/** From the newest on, after the one that is named; `limit` at most. */
export async function selectReceipts(
  transaction: Transaction,
  businessId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<StoredReceipt[]> {
  let asked = receipts(transaction, businessId);
  if (after !== null) asked = asked.where('id', '<', after);
  return withBytes(transaction, businessId, await asked.orderBy('id', 'desc').limit(limit).execute());
}

export async function selectReceiptAt(
  transaction: Transaction,
  businessId: string,
  path: string,
): Promise<StoredReceipt | undefined> {
  const found = await receipts(transaction, businessId).where('path', '=', path).execute();
  return (await withBytes(transaction, businessId, found))[0];
}

export async function selectReceiptOf(
  transaction: Transaction,
  businessId: string,
  hash: string,
): Promise<StoredReceipt | undefined> {
  const found = await receipts(transaction, businessId).where('hash', '=', hash).execute();
  return (await withBytes(transaction, businessId, found))[0];
}

/** Those of the ids that wait. */
export async function selectReceiptsById(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<StoredReceipt[]> {
  const found = await receipts(transaction, businessId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return withBytes(transaction, businessId, found);
}

/** Those that came before a moment, the oldest first. */
export async function selectReceiptsBefore(
  transaction: Transaction,
  businessId: string,
  before: Date,
): Promise<string[]> {
  const found = await receipts(transaction, businessId).where('kept_at', '<', before).orderBy('id').execute();
  return found.map(({ id }) => id);
}

async function withBytes(
  transaction: Transaction,
  businessId: string,
  found: readonly Omit<ReceiptsTable, 'business_id'>[],
): Promise<StoredReceipt[]> {
  const fileOf = await describeFiles(
    transaction,
    businessId,
    found.map(({ hash }) => hash),
  );
  return found.map((receipt) => ({ ...receipt, ...fileOf(receipt.hash) }) as StoredReceipt);
}

/** Adds it unless the very bytes are there. */
export async function insertReceipt(transaction: Transaction, receipt: ReceiptsTable): Promise<boolean> {
  const added = await transaction
    .insertInto('receipts')
    .values(receipt)
    .onConflict((conflict) => conflict.columns(['business_id', 'hash']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Takes it away; undefined where there is none. */
export function deleteReceipt(
  transaction: Transaction,
  { businessId, id }: ReceiptKey,
): Promise<{ file_name: string; hash: string } | undefined> {
  return transaction
    .deleteFrom('receipts')
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .returning(['file_name', 'hash'])
    .executeTakeFirst();
}

export async function countReceipts(transaction: Transaction, businessId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('receipts')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('business_id', '=', businessId)
    .executeTakeFirstOrThrow();
  return count;
}
