import type { Insertable, Selectable } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { describeFiles } from '../platform/files/index.ts';
import type { ExpenseKey } from './store.ts';
import type { ExpenseFilesTable } from './tables.ts';

/** A receipt of a bill, with what is known of its bytes. */
export interface ExpenseFile extends Pick<Selectable<ExpenseFilesTable>, 'id' | 'file_name' | 'hash'> {
  attached_at: Date;
  contentType: string;
  /** In bytes. */
  size: number;
}

export async function insertExpenseFile(
  transaction: Transaction,
  file: Insertable<ExpenseFilesTable>,
): Promise<void> {
  await transaction.insertInto('expense_files').values(file).execute();
}

/** Those that belong to the bill, in the order in which they were attached. */
export async function selectExpenseFiles(
  transaction: Transaction,
  { businessId, id }: ExpenseKey,
): Promise<ExpenseFile[]> {
  const found = await transaction
    .selectFrom('expense_files')
    .select(['id', 'file_name', 'hash', 'attached_at'])
    .where('business_id', '=', businessId)
    .where('expense_id', '=', id)
    .where('detached_at', 'is', null)
    .orderBy('id')
    .execute();
  const fileOf = await describeFiles(
    transaction,
    businessId,
    found.map(({ hash }) => hash),
  );
  return found.map((file) => ({ ...file, ...fileOf(file.hash) }));
}

/** Takes it from the bill; undefined where it does not belong to it. */
export function detachExpenseFile(
  transaction: Transaction,
  { businessId, id, fileId, at }: ExpenseKey & { fileId: string; at: Date },
): Promise<{ file_name: string; hash: string } | undefined> {
  return transaction
    .updateTable('expense_files')
    .set({ detached_at: at })
    .where('business_id', '=', businessId)
    .where('expense_id', '=', id)
    .where('id', '=', fileId)
    .where('detached_at', 'is', null)
    .returning(['file_name', 'hash'])
    .executeTakeFirst();
}
