import type { Day } from '@belegbar/domain/calendar';
import { sql } from 'kysely';
import type { RecordCounts } from '../platform/capability.ts';
import type { Transaction } from '../platform/database/index.ts';
import type { FileUse } from '../platform/files/index.ts';
import './tables.ts';

export async function countExpenses(transaction: Transaction, businessId: string): Promise<RecordCounts> {
  const { rows } = await sql<{ count: number; last: Day | null; lastPayment: Day | null }>`
    select count(*)::integer as count, max(document_date) as last,
      (select max(paid_on) from expense_payments where business_id = ${businessId}) as "lastPayment"
    from expenses where business_id = ${businessId}`.execute(transaction);
  const { count = 0, last = null, lastPayment = null } = rows[0] ?? {};
  return { kept: { expenses: count }, last: { expense: last, payment: lastPayment } };
}

/** The receipts of bills, also of those that were put to a wrong one: an archive. */
export const expenseFiles: FileUse = {
  named: ({ businessId, hash }) => [
    sql`exists (select from expense_files as attached where attached.business_id = ${businessId} and attached.hash = ${hash})`,
  ],
  kept: (file) => expenseFiles.named(file),
  exported: {
    folder: 'expenses',
    names: (businessId) => sql`
      select attached.hash, expenses.number || '-' || file_name as name, '' as suffix
      from expense_files as attached
      join expenses on expenses.business_id = attached.business_id and expenses.id = attached.expense_id
      where attached.business_id = ${businessId}`,
  },
};
