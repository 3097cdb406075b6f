import { BILL_CATEGORIES, type ExpenseCategory } from '@belegbar/domain/expenses';
import { holdRegimes } from '../business/index.ts';
import { entriesOfDocuments } from '../journal/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { selectExpenseFiles } from './files-store.ts';
import { lockGifts } from './gift-store.ts';
import { detailOf, type ExpenseDetail } from './message.ts';
import { findExpense, selectCredits, selectPayments } from './read-store.ts';
import { isUndone, lockExpense } from './store.ts';
import { type ExpenseSummary, selectLastCategory, selectSummaries } from './summary-store.ts';
import { selectAccountBefore } from './vendors-store.ts';

/** An expense with its payments, credits and entries, also those that were taken back. Refuses NOT_FOUND. */
export function getExpense(context: Context, id: string): Promise<ExpenseDetail> {
  const key = { businessId: context.businessId, id };
  return inSnapshot(context, async (transaction) => {
    const expense = await findExpense(transaction, key);
    return detailOf(expense, {
      payments: await selectPayments(transaction, key),
      credits: await selectCredits(transaction, key),
      entries: await entriesOfDocuments(context, transaction, [id]),
      files: await selectExpenseFiles(transaction, key),
      before: await selectAccountBefore(transaction, { ...key, vendor: expense.vendor }),
      today: context.platform.clock.today(),
    });
  });
}

/** Whether the bill was taken back, by whichever way; held until the transaction ends. Refuses NOT_FOUND. */
export async function isExpenseUndone(
  context: Context,
  transaction: Transaction,
  id: string,
): Promise<boolean> {
  const key = { businessId: context.businessId, id };
  // Whoever goes on to take it back may change other gifts, and waits for these first.
  await holdRegimes(context, transaction);
  await lockGifts(transaction, context.businessId);
  await lockExpense(transaction, key);
  return isUndone(transaction, key);
}

/** Numbers and categories of the expenses, by their ids. */
export async function summariesOfExpenses(
  context: Context,
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ExpenseSummary>> {
  if (ids.length === 0) return new Map();
  const summaries = await selectSummaries(transaction, context.businessId, ids);
  return new Map(summaries.map((summary) => [summary.id, summary]));
}

/** The category under which the last expense of the vendor stands, if bills may have it; null for a vendor without one, or without a VAT id. */
export async function lastCategoryOf(
  context: Context,
  transaction: Transaction,
  vendorVatId: string,
): Promise<ExpenseCategory | null> {
  const last = await selectLastCategory(transaction, context.businessId, vendorVatId);
  return BILL_CATEGORIES.find((category) => category === last) ?? null;
}
