import type { Day } from '@belegbar/domain/calendar';
import { sql } from 'kysely';
import type { RecordCounts } from '../platform/capability.ts';
import type { Transaction } from '../platform/database/index.ts';
import './tables.ts';

export async function countExpenses(transaction: Transaction, businessId: string): Promise<RecordCounts> {
  const { rows } = await sql<{ count: number; last: Day | null; lastPayment: Day | null }>`
    select count(*)::integer as count, max(document_date) as last,
      (select max(paid_on) from expense_payments where business_id = ${businessId}) as "lastPayment"
    from expenses where business_id = ${businessId}`.execute(transaction);
  const { count = 0, last = null, lastPayment = null } = rows[0] ?? {};
  return { kept: { expenses: count }, last: { expense: last, payment: lastPayment } };
}
