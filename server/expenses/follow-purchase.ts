/** The register of assets follows a purchase whose lines are in it. */
import {
  type Expense,
  idOfLine,
  isDepreciated,
  type Purchase,
  type PurchasedAsset,
  proposedAssets,
  purchasedAssets,
  standingOf,
} from '@belegbar/domain/expenses';
import type { Cents } from '@belegbar/domain/money';
import { correctAssetsOfExpense, holdRegister, setAssetsOfExpense } from '../assets/index.ts';
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
  const { expense, expenseId } = purchase;
  if (!expense.lines.some(isDepreciated)) return;
  const assets = assetsOf(purchase);
  await setAssetsOfExpense(context, transaction, { expenseId, assets, pricedAnew: new Map() });
}

/** The same of a bill that was corrected, of which other lines may be assets now, or none; INVALID at one that is to go with its history. */
export async function followCorrection(
  context: Context,
  transaction: Transaction,
  { before, after }: { before: Pick<Purchase, 'expense'>; after: Purchase },
): Promise<void> {
  const { expense, expenseId } = after;
  if (![...before.expense.lines, ...expense.lines].some(isDepreciated)) return;
  const lines = expense.lines.map(idOfLine);
  await correctAssetsOfExpense(context, transaction, {
    expenseId,
    assets: assetsOf(after),
    pricedAnew: pricedAnew(before.expense, expense),
    lines,
  });
}

/** By what the bill says, before discounts and credits. */
function pricedAnew(before: Expense, after: Expense): Map<number, Cents> {
  const prices = new Map(proposedAssets(before).map(({ id, netPrice }) => [id, netPrice]));
  const anew = proposedAssets(after).filter(({ id, netPrice }) => prices.get(id) !== netPrice);
  return new Map(anew.map(({ id, netPrice }) => [id, netPrice]));
}

function assetsOf(purchase: Purchase): PurchasedAsset[] {
  const standing = { ...purchase.expense, lines: [...standingOf(purchase).lines] };
  return purchasedAssets(standing, purchase.regime);
}
