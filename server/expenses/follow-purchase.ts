/** The register of assets follows a purchase whose lines are in it. */
import { type Expense, isDepreciated, type Purchase, purchasedAssets } from '@belegbar/domain/expenses';
import { holdRegister, setAssetsOfExpense } from '../assets/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';

/** Holds it, if it is concerned, before the act books anything. */
export async function holdAssetsOf(
  context: Context,
  transaction: Transaction,
  { lines }: Pick<Expense, 'lines'>,
): Promise<void> {
  if (lines.some(isDepreciated)) await holdRegister(context, transaction);
}

/** Has it say what the purchase comes to now; INVALID at the line whose treatment the law does not allow. */
export async function followPurchase(
  context: Context,
  transaction: Transaction,
  { expense, expenseId, regime }: Pick<Purchase, 'expense' | 'expenseId' | 'regime'>,
): Promise<void> {
  if (!expense.lines.some(isDepreciated)) return;
  await setAssetsOfExpense(context, transaction, { expenseId, assets: purchasedAssets(expense, regime) });
}
