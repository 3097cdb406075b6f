import { EXPENSE_CATEGORIES, type ExpenseCategory } from '@belegbar/domain/expenses';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { type ExpenseSummary, selectLastCategory, selectSummaries } from './store.ts';

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

/** The category under which the last expense of the vendor stands; null for a vendor without one, or without a VAT id. */
export async function lastCategoryOf(
  context: Context,
  transaction: Transaction,
  vendorVatId: string,
): Promise<ExpenseCategory | null> {
  const last = await selectLastCategory(transaction, context.businessId, vendorVatId);
  return EXPENSE_CATEGORIES.find((category) => category === last) ?? null;
}
