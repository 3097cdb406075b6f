import { sql } from 'kysely';
import type { RecordCounts } from '../platform/capability.ts';
import type { Transaction } from '../platform/database/index.ts';
import './tables.ts';

export async function countServices(transaction: Transaction, businessId: string): Promise<RecordCounts> {
  const { count } = await transaction
    .selectFrom('services')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('business_id', '=', businessId)
    .executeTakeFirstOrThrow();
  return { gone: { services: count } };
}
