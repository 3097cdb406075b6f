import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/index.ts';

/** Count and bytes of the stored PDFs by the year of the invoice. */
export function selectStoredByYear(transaction: Transaction, businessId: string) {
  return transaction
    .selectFrom('document_sums')
    .select(['year', 'count', 'bytes'])
    .where('business_id', '=', businessId)
    .orderBy('year')
    .execute();
}

/** How many documents have been issued. */
export async function selectIssuedCount(transaction: Transaction, businessId: string): Promise<number> {
  const row = await transaction
    .selectFrom('invoice_sums')
    .select(sql<number>`coalesce(sum(count), 0)::integer`.as('count'))
    .where('business_id', '=', businessId)
    .where('bucket', '!=', 'draft')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Issued documents whose PDF could not be made, the oldest first. */
export function selectFailed(transaction: Transaction, businessId: string, limit: number) {
  return transaction
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where('business_id', '=', businessId)
    .where('document_hash', 'is', null)
    .where('status', '!=', 'draft')
    .where('delivery', '=', 'failed')
    .orderBy('id')
    .limit(limit)
    .execute();
}
