import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import { sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { withCorrections } from './corrected-store.ts';
import type { ExpenseRecord } from './tables.ts';

type Said = Pick<
  ExpenseRecord,
  'id' | 'number' | 'vendor' | 'document_date' | 'due_date' | 'currency' | 'units_per_euro' | 'gross'
>;

/** What is settled of it: paid, discounted and credited, in cents of its currency. */
export type SettledBill = Said & { settled: Cents };

/** Bills of which something may be open, as they were last set right; none that was taken back. */
export async function selectUnsettled(transaction: Transaction, businessId: string): Promise<SettledBill[]> {
  const { rows } = await sql<SettledBill>`
    with undone as (select expense_id, payment_id, credit_id from expense_undos where business_id = ${businessId}),
    settled as (
      select expense_id, sum(amount) as amount from (
        select expense_id, amount + discount as amount from expense_payments
        where business_id = ${businessId} and id not in (select payment_id from undone where payment_id is not null)
        union all
        select expense_id, gross from expense_credits
        where business_id = ${businessId} and id not in (select credit_id from undone where credit_id is not null)
      ) as parts group by 1
    )
    select id, number, vendor, document_date, due_date, currency, units_per_euro, gross,
      coalesce(settled.amount, 0)::bigint as settled
    from expenses left join settled on settled.expense_id = expenses.id
    where business_id = ${businessId}
      and id not in (select expense_id from undone where payment_id is null and credit_id is null)
      and (gross > coalesce(settled.amount, 0)
        or id in (select expense_id from expense_corrections where business_id = ${businessId}))
    order by due_date nulls last, id`.execute(transaction);
  return withCorrections(transaction, businessId, rows);
}

/** Expenses with a document of these days that have no receipt, the latest first; none that was taken back. */
export async function selectWithoutFile(
  transaction: Transaction,
  { businessId, from, to }: { businessId: string; from: Day; to: Day },
): Promise<Pick<ExpenseRecord, 'id' | 'number' | 'vendor'>[]> {
  const { rows } = await sql<Pick<ExpenseRecord, 'id' | 'number' | 'vendor'>>`
    select id, number, vendor from expenses
    where business_id = ${businessId} and document_date between ${from} and ${to}
      and id not in (select expense_id from expense_files where business_id = ${businessId} and detached_at is null)
      and id not in (select expense_id from expense_undos
        where business_id = ${businessId} and payment_id is null and credit_id is null)
    order by id desc`.execute(transaction);
  return rows;
}
