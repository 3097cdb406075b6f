import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { withCorrections } from './corrected-store.ts';
import type { ExpenseKey } from './store.ts';
import type { ExpenseCreditRecord, ExpensePaymentRecord, ExpenseRecord } from './tables.ts';

/** What was paid of it, and what of it is not asked for any more, in cents; and whether it was taken back. */
interface Standing {
  paid: Cents;
  lowered: Cents;
  undone: boolean;
  version: number;
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
    | 'currency'
    | 'document_number'
    | 'payee_name'
    | 'payee_iban'
    | 'payee_bic'
    | 'remittance'
    | 'skonto'
  >;

export type PaymentRow = Pick<
  ExpensePaymentRecord,
  'id' | 'paid_on' | 'amount' | 'discount' | 'euros' | 'payment_means'
> & {
  undone: boolean;
};
export type CreditRow = Omit<ExpenseCreditRecord, 'business_id' | 'expense_id' | 'created_at'> & {
  undone: boolean;
};

/** Those of the ids, in no order; each as it stands now. */
export async function selectListed(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<ListedExpense[]> {
  if (ids.length === 0) return [];
  const rows = await listed(transaction, businessId).where(sql<boolean>`id = any(${ids}::uuid[])`).execute();
  return withCorrections(transaction, businessId, rows);
}

/** Those that were to be paid on one of the days, as they were entered or once corrected; each as it stands now. */
export async function selectDueWithin(
  transaction: Transaction,
  { businessId, from, to }: { businessId: string; from: Day; to: Day },
): Promise<ListedExpense[]> {
  const rows = await listed(transaction, businessId)
    .where(sql<boolean>`(due_date between ${from} and ${to} or exists (select from expense_corrections as corrections
      where corrections.business_id = ${businessId} and corrections.expense_id = expenses.id
        and corrections.due_date between ${from} and ${to}))`)
    .execute();
  return withCorrections(transaction, businessId, rows);
}

/** Those of which something may be open and that are due until the day or have Skonto, as they were entered or once corrected; each as it stands now. */
export async function selectUnpaidUntil(
  transaction: Transaction,
  { businessId, to }: { businessId: string; to: Day },
): Promise<ListedExpense[]> {
  const rows = await listed(transaction, businessId)
    .where(sql<boolean>`(((due_date <= ${to} or skonto <> '[]') and gross > ${paidOf(businessId)} + ${loweredOf(businessId)}) or id in (
      select corrections.expense_id from expense_corrections as corrections
      where corrections.business_id = ${businessId} and (corrections.due_date <= ${to} or corrections.skonto <> '[]')))`)
    .execute();
  return withCorrections(transaction, businessId, rows);
}

/** Those whose document is of one of the days, as it was entered, the first entered first; each as it stands now. */
export async function selectDated(
  transaction: Transaction,
  { businessId, from, to }: { businessId: string; from: Day; to: Day },
): Promise<ListedExpense[]> {
  const rows = await listed(transaction, businessId)
    .where('document_date', '>=', from)
    .where('document_date', '<=', to)
    .orderBy('id')
    .execute();
  return withCorrections(transaction, businessId, rows);
}

function listed(transaction: Transaction, businessId: string) {
  return transaction
    .selectFrom('expenses')
    .select(['id', 'number', 'vendor', 'vendor_country', 'vendor_vat_id', 'category'])
    .select([
      'document_date',
      'due_date',
      'gross',
      'currency',
      'document_number',
      paidOf(businessId).as('paid'),
      loweredOf(businessId).as('lowered'),
      undone(businessId).as('undone'),
    ])
    .select(['payee_name', 'payee_iban', 'payee_bic', 'remittance', 'skonto'])
    .where('business_id', '=', businessId);
}

export async function findExpense(
  transaction: Transaction,
  { businessId, id }: ExpenseKey,
): Promise<ListedExpense & ExpenseRecord> {
  const expense = await transaction
    .selectFrom('expenses')
    .selectAll()
    .select([
      paidOf(businessId).as('paid'),
      loweredOf(businessId).as('lowered'),
      undone(businessId).as('undone'),
    ])
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (expense === undefined) throw notFound();
  const [corrected = { ...expense, version: 1 }] = await withCorrections(transaction, businessId, [expense]);
  return corrected;
}

/** All that were noted, by their days. */
export function selectPayments(
  transaction: Transaction,
  { businessId, id }: ExpenseKey,
): Promise<PaymentRow[]> {
  return transaction
    .selectFrom('expense_payments')
    .select(['id', 'paid_on', 'amount', 'discount', 'euros', 'payment_means'])
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

/** All that were noted, by their days. */
export function selectCredits(
  transaction: Transaction,
  { businessId, id }: ExpenseKey,
): Promise<CreditRow[]> {
  return transaction
    .selectFrom('expense_credits')
    .select(['id', 'number', 'credited_on', 'received_on', 'gross', 'lines'])
    .select(
      sql<boolean>`exists (select from expense_undos as undos
        where undos.business_id = ${businessId} and undos.credit_id = expense_credits.id)`.as('undone'),
    )
    .where('business_id', '=', businessId)
    .where('expense_id', '=', id)
    .orderBy('credited_on')
    .orderBy('id')
    .execute();
}

/** Discounts that were taken, and what the vendor credited. */
function loweredOf(businessId: string): RawBuilder<Cents> {
  return sql`((select coalesce(sum(discount), 0)::bigint from expense_payments as payments
    where payments.business_id = ${businessId} and payments.expense_id = expenses.id and not exists (
      select from expense_undos as undos where undos.business_id = ${businessId} and undos.payment_id = payments.id))
    + (select coalesce(sum(gross), 0)::bigint from expense_credits as credits
    where credits.business_id = ${businessId} and credits.expense_id = expenses.id and not exists (
      select from expense_undos as undos where undos.business_id = ${businessId} and undos.credit_id = credits.id)))`;
}

function paidOf(businessId: string): RawBuilder<Cents> {
  return sql`(select coalesce(sum(amount), 0)::bigint from expense_payments as payments
    where payments.business_id = ${businessId} and payments.expense_id = expenses.id and not exists (
      select from expense_undos as undos where undos.business_id = ${businessId} and undos.payment_id = payments.id))`;
}

function undone(businessId: string): RawBuilder<boolean> {
  return sql`exists (select from expense_undos as undos
    where undos.business_id = ${businessId} and undos.expense_id = expenses.id
      and undos.payment_id is null and undos.credit_id is null)`;
}
