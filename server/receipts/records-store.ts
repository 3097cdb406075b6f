/** What is kept of receipts, for the end of an account and for an export. */
import { sql } from 'kysely';
import type { RecordCounts } from '../platform/capability.ts';
import type { Transaction } from '../platform/database/index.ts';
import type { FileUse } from '../platform/files/index.ts';
import { countReceipts } from './store.ts';

/** They are of no book yet, so none of them has a term. */
export async function countReceiptRecords(
  transaction: Transaction,
  businessId: string,
): Promise<RecordCounts> {
  return { gone: { files: await countReceipts(transaction, businessId) } };
}

/** Takes every receipt of the business away. */
export async function forgetReceipts(transaction: Transaction, businessId: string): Promise<void> {
  await transaction.deleteFrom('receipts').where('business_id', '=', businessId).execute();
}

export const receiptFiles: FileUse = {
  named: ({ businessId, hash }) => [
    sql`exists (select from receipts where business_id = ${businessId} and hash = ${hash})`,
  ],
  exported: {
    folder: 'receipts',
    names: (businessId) =>
      sql`select hash, file_name as name, '' as suffix from receipts where business_id = ${businessId}`,
  },
};
