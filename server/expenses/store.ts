import type { Day } from '@belegbar/domain/calendar';
import { type Insertable, sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import type {
  ExpensePaymentRecord,
  ExpensePaymentsTable,
  ExpenseRecord,
  ExpensesTable,
  ExpenseUndosTable,
} from './tables.ts';

export interface ExpenseKey {
  businessId: string;
  id: string;
}

export async function insertExpense(
  transaction: Transaction,
  expense: Insertable<ExpensesTable>,
): Promise<void> {
  await transaction.insertInto('expenses').values(expense).execute();
}

/** The expense, to which nobody else may add acts until the transaction ends; NOT_FOUND also for a stranger's. */
export async function lockExpense(transaction: Transaction, key: ExpenseKey): Promise<ExpenseRecord> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`expense:${key.id}`}, 0))`.execute(transaction);
  const expense = await transaction
    .selectFrom('expenses')
    .selectAll()
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .executeTakeFirst();
  if (expense === undefined) throw notFound();
  return expense;
}

/** Those of the numbers that documents of the business have already. */
export async function selectTakenNumbers(
  transaction: Transaction,
  businessId: string,
  numbers: string[],
): Promise<string[]> {
  const taken = await transaction
    .selectFrom('expenses')
    .select('number')
    .where('business_id', '=', businessId)
    .where(sql<boolean>`number = any(${numbers})`)
    .execute();
  return taken.map(({ number }) => number);
}

export async function insertExpensePayment(
  transaction: Transaction,
  payment: Insertable<ExpensePaymentsTable>,
): Promise<void> {
  await transaction.insertInto('expense_payments').values(payment).execute();
}

/** What has been paid of an expense and not taken back, in the order of the days. */
export function selectExpensePayments(
  transaction: Transaction,
  key: ExpenseKey,
): Promise<Pick<ExpensePaymentRecord, 'id' | 'paid_on' | 'amount'>[]> {
  return transaction
    .selectFrom('expense_payments')
    .select(['id', 'paid_on', 'amount'])
    .where('business_id', '=', key.businessId)
    .where('expense_id', '=', key.id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('expense_undos')
            .select('expense_undos.id')
            .where('expense_undos.business_id', '=', key.businessId)
            .whereRef('expense_undos.payment_id', '=', 'expense_payments.id'),
        ),
      ),
    )
    .orderBy('paid_on')
    .orderBy('id')
    .execute();
}

/** Whether the bill was taken back. */
export async function isUndone(transaction: Transaction, key: ExpenseKey): Promise<boolean> {
  const undo = await transaction
    .selectFrom('expense_undos')
    .select('id')
    .where('business_id', '=', key.businessId)
    .where('expense_id', '=', key.id)
    .where('payment_id', 'is', null)
    .executeTakeFirst();
  return undo !== undefined;
}

/** Ids of those that were not taken back and whose supply ends on the day or later, in their order. */
export async function selectSuppliedFrom(
  transaction: Transaction,
  businessId: string,
  day: Day,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('expenses')
    .select('id')
    .where('business_id', '=', businessId)
    .where('service_to', '>=', day)
    .where(sql<boolean>`not exists (select from expense_undos as undos
      where undos.business_id = ${businessId} and undos.expense_id = expenses.id and undos.payment_id is null)`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertExpenseUndo(
  transaction: Transaction,
  undo: Insertable<ExpenseUndosTable>,
): Promise<void> {
  await transaction.insertInto('expense_undos').values(undo).execute();
}

/** What others ask of expenses: number and category by id. */
export type ExpenseSummary = Pick<ExpenseRecord, 'id' | 'number' | 'category'>;

export function selectSummaries(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<ExpenseSummary[]> {
  return transaction
    .selectFrom('expenses')
    .select(['id', 'number', 'category'])
    .where('business_id', '=', businessId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}

/** The category of the vendor's last expense that was not taken back. */
export async function selectLastCategory(
  transaction: Transaction,
  businessId: string,
  vendorVatId: string,
): Promise<string | undefined> {
  const last = await transaction
    .selectFrom('expenses')
    .select('category')
    .where('business_id', '=', businessId)
    .where('vendor_vat_id', '=', vendorVatId)
    .where('vendor_vat_id', '!=', '')
    .where(sql<boolean>`not exists (select from expense_undos as undos
      where undos.business_id = ${businessId} and undos.expense_id = expenses.id and undos.payment_id is null)`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.category;
}
