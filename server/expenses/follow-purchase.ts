/** The register of assets follows a purchase whose lines are in it. */
import {
  type Expense,
  isDepreciated,
  type Purchase,
  purchasedAssets,
  standingOf,
} from '@belegbar/domain/expenses';
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

/**
 * Has it say what the purchase comes to now, once discounts and credits are taken off; INVALID at the line whose treatment the law does not
 * allow.
 */
export async function followPurchase(
  context: Context,
  transaction: Transaction,
  purchase: Purchase,
): Promise<void> {
  if (purchase.expense.lines.some(isDepreciated)) await follow(context, transaction, purchase);
}

/** The same of a bill that was corrected, of which other lines may be assets now, or none. */
export async function followCorrection(
  context: Context,
  transaction: Transaction,
  { before, after }: { before: Pick<Purchase, 'expense'>; after: Purchase },
): Promise<void> {
  const lines = [...before.expense.lines, ...after.expense.lines];
  if (lines.some(isDepreciated)) await follow(context, transaction, after);
}

async function follow(context: Context, transaction: Transaction, purchase: Purchase): Promise<void> {
  const { expense, expenseId, regime } = purchase;
  const standing = { ...expense, lines: [...standingOf(purchase).lines] };
  await setAssetsOfExpense(context, transaction, { expenseId, assets: purchasedAssets(standing, regime) });
}
