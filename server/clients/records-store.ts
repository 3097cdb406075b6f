import { sql } from 'kysely';
import type { RecordCounts } from '../platform/capability.ts';
import type { Transaction } from '../platform/database/index.ts';
import './tables.ts';
import { NEVER } from './store.ts';

/** Whom an issued invoice names stays with it; the others go. */
export async function countUnbilled(transaction: Transaction, businessId: string): Promise<RecordCounts> {
  const { count } = await transaction
    .selectFrom('client_sums')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('business_id', '=', businessId)
    .where('last_invoice_date', '=', NEVER)
    .executeTakeFirstOrThrow();
  return { gone: { clients: count } };
}
