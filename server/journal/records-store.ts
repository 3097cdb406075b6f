import type { Day } from '@belegbar/domain/calendar';
import { sql } from 'kysely';
import type { RecordCounts } from '../platform/capability.ts';
import type { Transaction } from '../platform/database/index.ts';
import './tables.ts';

export async function countEntries(transaction: Transaction, businessId: string): Promise<RecordCounts> {
  const { rows } = await sql<{ count: number; last: Day | null }>`
    select count(*)::integer as count, max((recorded_at at time zone 'Europe/Berlin')::date) as last
    from journal_entries where business_id = ${businessId}`.execute(transaction);
  const { count = 0, last = null } = rows[0] ?? {};
  return { kept: { entries: count }, last: { entry: last } };
}
