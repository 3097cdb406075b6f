import type { Day } from '@belegbar/domain/calendar';
import { type Insertable, sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import type {
  TransferFileBillRecord,
  TransferFileBillsTable,
  TransferFileRecord,
  TransferFilesTable,
} from './tables.ts';
import './tables.ts';

/** Two files are made one after the other, so that the second knows what is in the first. */
export async function lockTransferFiles(transaction: Transaction, businessId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`transfers:${businessId}`}, 0))`.execute(
    transaction,
  );
}

export async function insertTransferFile(
  transaction: Transaction,
  file: Insertable<TransferFilesTable>,
  bills: readonly Insertable<TransferFileBillsTable>[],
): Promise<void> {
  await transaction.insertInto('transfer_files').values(file).execute();
  await transaction
    .insertInto('transfer_file_bills')
    .values([...bills])
    .execute();
}

/** The latest that stand, without what is in them for the bank. */
export function selectTransferFiles(
  transaction: Transaction,
  businessId: string,
  limit: number,
): Promise<Omit<TransferFileRecord, 'xml' | 'payer_iban'>[]> {
  return transaction
    .selectFrom('transfer_files')
    .select(['business_id', 'id', 'executes_on', 'total', 'created_at', 'discarded_at'])
    .where('business_id', '=', businessId)
    .where('discarded_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function selectTransferFile(
  transaction: Transaction,
  key: { businessId: string; id: string },
): Promise<TransferFileRecord | undefined> {
  return transaction
    .selectFrom('transfer_files')
    .selectAll()
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .executeTakeFirst();
}

/** In the order of the expenses. */
export function selectBillsOfFiles(
  transaction: Transaction,
  businessId: string,
  fileIds: readonly string[],
): Promise<TransferFileBillRecord[]> {
  return transaction
    .selectFrom('transfer_file_bills')
    .selectAll()
    .where('business_id', '=', businessId)
    .where(sql<boolean>`file_id = any(${fileIds}::uuid[])`)
    .orderBy('file_id')
    .orderBy('expense_id')
    .execute();
}

export interface InFile {
  expenseId: string;
  fileId: string;
  executesOn: Day;
}

/** In which file that stands each of the expenses is, the latest first. */
export async function selectFilesOfExpenses(
  transaction: Transaction,
  businessId: string,
  expenseIds: readonly string[],
): Promise<InFile[]> {
  const { rows } = await sql<InFile>`
    select bills.expense_id as "expenseId", bills.file_id as "fileId", files.executes_on as "executesOn"
    from transfer_file_bills as bills
    join transfer_files as files on files.business_id = bills.business_id and files.id = bills.file_id
    where bills.business_id = ${businessId} and bills.expense_id = any(${expenseIds}::uuid[]) and files.discarded_at is null
    order by bills.file_id desc`.execute(transaction);
  return rows;
}

/** False where it was before, and where there is none. */
export async function markDiscarded(
  transaction: Transaction,
  { businessId, id, at }: { businessId: string; id: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('transfer_files')
    .set({ discarded_at: at })
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .where('discarded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
