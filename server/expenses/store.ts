import type { Day } from '@belegbar/domain/calendar';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import type {
  ExpenseCorrectionsTable,
  ExpenseCreditRecord,
  ExpenseCreditsTable,
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

export async function insertCorrection(
  transaction: Transaction,
  correction: Insertable<ExpenseCorrectionsTable>,
): Promise<void> {
  await transaction.insertInto('expense_corrections').values(correction).execute();
}

/** The expense as it was entered, to which nobody else may add acts until the transaction ends; NOT_FOUND also for a stranger's. */
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

/** As they were entered. */
export function selectBills(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<ExpenseRecord[]> {
  return transaction
    .selectFrom('expenses')
    .selectAll()
    .where('business_id', '=', businessId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
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
): Promise<Pick<ExpensePaymentRecord, 'id' | 'paid_on' | 'amount' | 'discount' | 'euros'>[]> {
  return transaction
    .selectFrom('expense_payments')
    .select(['id', 'paid_on', 'amount', 'discount', 'euros'])
    .where('business_id', '=', key.businessId)
    .where('expense_id', '=', key.id)
    .where(stands('payment_id', sql.ref('expense_payments.id'), key.businessId))
    .orderBy('paid_on')
    .orderBy('id')
    .execute();
}

export async function insertExpenseCredit(
  transaction: Transaction,
  credit: Insertable<ExpenseCreditsTable>,
): Promise<void> {
  await transaction.insertInto('expense_credits').values(credit).execute();
}

/** What the vendor has credited of an expense and was not taken back. */
export function selectExpenseCredits(
  transaction: Transaction,
  key: ExpenseKey,
): Promise<Pick<ExpenseCreditRecord, 'id' | 'credited_on' | 'number' | 'lines'>[]> {
  return transaction
    .selectFrom('expense_credits')
    .select(['id', 'credited_on', 'number', 'lines'])
    .where('business_id', '=', key.businessId)
    .where('expense_id', '=', key.id)
    .where(stands('credit_id', sql.ref('expense_credits.id'), key.businessId))
    .orderBy('credited_on')
    .orderBy('id')
    .execute();
}

function stands(act: 'payment_id' | 'credit_id', id: RawBuilder<unknown>, businessId: string) {
  return sql<boolean>`not exists (select from expense_undos as undos
    where undos.business_id = ${businessId} and undos.${sql.ref(act)} = ${id})`;
}

/** Whether the bill was taken back. */
export async function isUndone(transaction: Transaction, key: ExpenseKey): Promise<boolean> {
  const undo = await transaction
    .selectFrom('expense_undos')
    .select('id')
    .where('business_id', '=', key.businessId)
    .where('expense_id', '=', key.id)
    .where('payment_id', 'is', null)
    .where('credit_id', 'is', null)
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
    .where(sql<boolean>`coalesce((select corrections.service_to from expense_corrections as corrections
      where corrections.business_id = ${businessId} and corrections.expense_id = expenses.id
      order by version desc limit 1), service_to) >= ${day}`)
    .where(sql<boolean>`not exists (select from expense_undos as undos
      where undos.business_id = ${businessId} and undos.expense_id = expenses.id
        and undos.payment_id is null and undos.credit_id is null)`)
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
