import type { Cents } from '@belegbar/domain/money';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import type { ExpenseKey } from './store.ts';
import type { ExpensePaymentRecord, ExpenseRecord } from './tables.ts';

/** What was paid of it, in cents, and whether it was taken back. */
interface Standing {
  paid: Cents;
  undone: boolean;
}

export type ListedExpense = Standing &
  Pick<
    ExpenseRecord,
    | 'id'
    | 'number'
    | 'vendor'
    | 'vendor_country'
    | 'vendor_vat_id'
    | 'category'
    | 'document_date'
    | 'due_date'
    | 'gross'
  >;

export type PaymentRow = Pick<ExpensePaymentRecord, 'id' | 'paid_on' | 'amount'> & { undone: boolean };

/** Those entered before `after`, the latest first. */
export function selectExpenses(
  transaction: Transaction,
  page: { businessId: string; after: string | null; limit: number },
): Promise<ListedExpense[]> {
  const { businessId } = page;
  let expenses = transaction
    .selectFrom('expenses')
    .select(['id', 'number', 'vendor', 'vendor_country', 'vendor_vat_id', 'category'])
    .select([
      'document_date',
      'due_date',
      'gross',
      paidOf(businessId).as('paid'),
      undone(businessId).as('undone'),
    ])
    .where('business_id', '=', businessId);
  if (page.after !== null) expenses = expenses.where('id', '<', page.after);
  return expenses.orderBy('id', 'desc').limit(page.limit).execute();
}

export async function findExpense(
  transaction: Transaction,
  { businessId, id }: ExpenseKey,
): Promise<ListedExpense & ExpenseRecord> {
  const expense = await transaction
    .selectFrom('expenses')
    .selectAll()
    .select([paidOf(businessId).as('paid'), undone(businessId).as('undone')])
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (expense === undefined) throw notFound();
  return expense;
}

/** All that were noted, by their days. */
export function selectPayments(
  transaction: Transaction,
  { businessId, id }: ExpenseKey,
): Promise<PaymentRow[]> {
  return transaction
    .selectFrom('expense_payments')
    .select(['id', 'paid_on', 'amount'])
    .select(
      sql<boolean>`exists (select from expense_undos as undos
        where undos.business_id = ${businessId} and undos.payment_id = expense_payments.id)`.as('undone'),
    )
    .where('business_id', '=', businessId)
    .where('expense_id', '=', id)
    .orderBy('paid_on')
    .orderBy('id')
    .execute();
}

function paidOf(businessId: string): RawBuilder<Cents> {
  return sql`(select coalesce(sum(amount), 0)::bigint from expense_payments as payments
    where payments.business_id = ${businessId} and payments.expense_id = expenses.id and not exists (
      select from expense_undos as undos where undos.business_id = ${businessId} and undos.payment_id = payments.id))`;
}

function undone(businessId: string): RawBuilder<boolean> {
  return sql`exists (select from expense_undos as undos
    where undos.business_id = ${businessId} and undos.expense_id = expenses.id and undos.payment_id is null)`;
}
