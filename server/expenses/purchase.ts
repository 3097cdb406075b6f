/** A purchase as it stands: its bill and what was paid of it, without what was taken back. */
import { judgedBy, type Purchase, type PurchasePayment } from '@belegbar/domain/expenses';
import { decimal } from '@belegbar/domain/money';
import { holdRegimes, loadBusiness } from '../business/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { categoryOf } from './read-input.ts';
import { isUndone, lockExpense, selectExpensePayments } from './store.ts';
import type { ExpenseRecord } from './tables.ts';

export interface HeldPurchase {
  expense: ExpenseRecord;
  purchase: Omit<Purchase, 'payments'> & { payments: (PurchasePayment & { id: string })[] };
}

/** As it is until the transaction ends. Refuses NOT_FOUND, also for a stranger's, and ALREADY_TAKEN_BACK. */
export async function holdPurchase(
  context: Context,
  transaction: Transaction,
  id: string,
): Promise<HeldPurchase> {
  const key = { businessId: context.businessId, id };
  // Before the purchase, as a change of taxation does that judges it anew.
  await holdRegimes(context, transaction);
  const expense = await lockExpense(transaction, key);
  if (await isUndone(transaction, key)) throw new Refusal('ALREADY_TAKEN_BACK');
  const rows = await selectExpensePayments(transaction, key);
  const payments = rows.map(({ id, paid_on: on, amount }) => ({ id, on, amount }));
  const { regimes } = await loadBusiness(context, transaction);
  const entered = { ...purchaseOf(expense), payments };
  return { expense, purchase: { ...entered, ...judgedBy(regimes, entered) } };
}

/** As it was entered. */
function purchaseOf(row: ExpenseRecord): Pick<Purchase, 'expense' | 'expenseId'> {
  return {
    expenseId: row.id,
    expense: {
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
    },
  };
}
