/** What is stored by name, for the end of an account and for an export. */
import { sql } from 'kysely';
import type { RecordCounts } from '../platform/capability.ts';
import type { Transaction } from '../platform/database/index.ts';
import type { FileUse } from '../platform/files/index.ts';
import './tables.ts';

export async function countObjects(transaction: Transaction, businessId: string): Promise<RecordCounts> {
  const { count } = await transaction
    .selectFrom('storage_objects')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('business_id', '=', businessId)
    .executeTakeFirstOrThrow();
  return { gone: { files: count } };
}

/** Takes every file of the business off its name. */
export async function forgetObjects(transaction: Transaction, businessId: string): Promise<void> {
  await transaction.deleteFrom('storage_objects').where('business_id', '=', businessId).execute();
}

export const objectFiles: FileUse = {
  named: ({ businessId, hash }) => [
    sql`exists (select from storage_objects where business_id = ${businessId} and hash = ${hash})`,
  ],
  exported: {
    folder: '',
    names: (businessId) =>
      sql`select hash, name, '' as suffix from storage_objects where business_id = ${businessId}`,
  },
};
