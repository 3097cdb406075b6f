/** A bill as it stands, with what happened to it and was not taken back. */
import type { TaxRegime } from '@belegbar/domain/business';
import {
  type Expense,
  type ExpenseLine,
  judgedBy,
  type Purchase,
  type PurchaseCredit,
  type PurchasePayment,
} from '@belegbar/domain/expenses';
import { type Cents, decimal } from '@belegbar/domain/money';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { selectVersions, withCorrections } from './corrected-store.ts';
import { categoryOf } from './read-input.ts';
import { isUndone, lockExpense, selectBills, selectExpenseCredits, selectExpensePayments } from './store.ts';
import type { ExpenseRecord } from './tables.ts';

export interface HeldPurchase {
  /** As last corrected. */
  expense: ExpenseRecord & { version: number };
  /** Of each version. */
  linesSaid: readonly ExpenseLine[][];
  regimes: readonly TaxRegime[];
  purchase: Omit<Purchase, 'payments' | 'credits'> & {
    payments: (PurchasePayment & { id: string })[];
    credits: (PurchaseCredit & { id: string })[];
  };
}

/** As it is until the transaction ends, without what gifts of other bills make of it. Refuses NOT_FOUND, also for a stranger's, and ALREADY_TAKEN_BACK. */
export async function holdAlone(
  context: Context,
  transaction: Transaction,
  { id, regimes }: { id: string; regimes: readonly TaxRegime[] },
): Promise<HeldPurchase> {
  const key = { businessId: context.businessId, id };
  const entered = await lockExpense(transaction, key);
  if (await isUndone(transaction, key)) throw new Refusal('ALREADY_TAKEN_BACK');
  const [expense = { ...entered, version: 1 }] = await withCorrections(transaction, context.businessId, [
    entered,
  ]);
  const versions = [entered, ...(await selectVersions(transaction, key))];
  const linesSaid = versions.map(({ lines }) => lines);
  const askedBefore = versions.map(({ gross }) => gross);
  const purchase = await purchaseOf(transaction, { expense, askedBefore, regimes });
  return { expense, linesSaid, regimes, purchase };
}

/** The same of other bills, to be read only; those that were taken back are left out by who asks. */
export async function purchasesOf(
  context: Context,
  transaction: Transaction,
  { ids, regimes }: { ids: readonly string[]; regimes: readonly TaxRegime[] },
): Promise<HeldPurchase['purchase'][]> {
  const entered = await selectBills(transaction, context.businessId, ids);
  const purchases: HeldPurchase['purchase'][] = [];
  for (const expense of await withCorrections(transaction, context.businessId, entered)) {
    const versions = await selectVersions(transaction, { businessId: context.businessId, id: expense.id });
    const first = entered.filter(({ id }) => id === expense.id);
    const askedBefore = [...first, ...versions].map(({ gross }) => gross);
    purchases.push(await purchaseOf(transaction, { expense, askedBefore, regimes }));
  }
  return purchases;
}

async function purchaseOf(
  transaction: Transaction,
  {
    expense,
    askedBefore,
    regimes,
  }: { expense: ExpenseRecord; askedBefore: Cents[]; regimes: readonly TaxRegime[] },
): Promise<HeldPurchase['purchase']> {
  const key = { businessId: expense.business_id, id: expense.id };
  const payments = await selectExpensePayments(transaction, key);
  const credits = await selectExpenseCredits(transaction, key);
  const noted = {
    expenseId: expense.id,
    expense: expenseOf(expense),
    payments: payments.map(({ paid_on: on, euros, ...payment }) => ({
      ...payment,
      on,
      ...(euros === null ? {} : { euros }),
    })),
    credits: credits.map(({ id, credited_on: on, number, lines }) => ({ id, on, number, lines })),
    askedBefore,
  };
  return { ...noted, ...judgedBy(regimes, noted) };
}

/** The purchase with what changes of it, judged anew: by what was paid before its supply a change of taxation is judged. */
export function changed<Changes extends Partial<Purchase>>(
  { purchase, regimes }: HeldPurchase,
  changes: Changes,
): HeldPurchase['purchase'] & Changes {
  const after = { ...purchase, ...changes };
  return { ...after, ...judgedBy(regimes, after) };
}

/** What the bill says. */
export function expenseOf(row: ExpenseRecord): Expense {
  return {
    number: row.number,
    vendor: row.vendor,
    vendorVatId: row.vendor_vat_id,
    category: categoryOf(row.category),
    documentDate: row.document_date,
    receivedOn: row.received_on,
    servicePeriod: { from: row.service_from, to: row.service_to },
    isPrepayment: row.is_prepayment,
    lines: row.lines,
    privateSharePercent: row.private_share === null ? null : decimal(row.private_share),
    ...(row.units_per_euro === null
      ? {}
      : { inCurrency: { currency: row.currency, unitsPerEuro: decimal(row.units_per_euro) } }),
    ...(row.is_recurring ? { recurringDueOn: row.due_date ?? row.document_date } : {}),
  };
}
