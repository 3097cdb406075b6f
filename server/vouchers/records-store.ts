import type { Day } from '@belegbar/domain/calendar';
import { sql } from 'kysely';
import type { RecordCounts } from '../platform/capability.ts';
import type { Transaction } from '../platform/database/index.ts';
import './tables.ts';

/** They are shown beside the bills, whose term they have. */
export async function countVouchers(transaction: Transaction, businessId: string): Promise<RecordCounts> {
  const { rows } = await sql<{ count: number; last: Day | null }>`
    select count(*)::integer as count, max(booked_on) as last from vouchers
    where business_id = ${businessId}`.execute(transaction);
  const { count = 0, last = null } = rows[0] ?? {};
  return { kept: { expenses: count }, last: { expense: last } };
}
