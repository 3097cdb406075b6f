/** Gifts of one recipient and year stand on several bills: an act on one may change what the others come to. */
import type { TaxRegime } from '@belegbar/domain/business';
import {
  bookAnew,
  type Expense,
  giftRecipients,
  giftsAbove,
  giftYear,
  type Purchase,
} from '@belegbar/domain/expenses';
import { loadBusiness } from '../business/index.ts';
import { appendEntries, entriesOfDocuments } from '../journal/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { holdAlone, purchasesOf } from './bill.ts';
import { type GiftKey, selectExpensesWithGifts } from './gift-store.ts';

/** The recipients that a bill names, with the year in which they count. */
export function giftKeysOf(expense: Expense): GiftKey[] {
  const year = giftYear(expense);
  return giftRecipients(expense).map((recipient) => ({ year, recipient }));
}

/** The purchase with what its gifts and those of other bills make of it now; `regimes`: by which those are judged. */
export async function judgedWithGifts<Bill extends Purchase>(
  context: Context,
  transaction: Transaction,
  bill: Bill,
  regimes?: readonly TaxRegime[],
): Promise<Bill & Pick<Purchase, 'giftsAbove'>> {
  const keys = giftKeysOf(bill.expense);
  if (keys.length === 0) return { ...bill, giftsAbove: undefined };
  const judging = regimes ?? (await loadBusiness(context, transaction)).regimes;
  const ids = await selectExpensesWithGifts(transaction, context.businessId, keys);
  const others = ids.filter((id) => id !== bill.expenseId);
  const bills = await purchasesOf(context, transaction, { ids: others, regimes: judging });
  return { ...bill, giftsAbove: giftsAbove([...bills, bill], giftYear(bill.expense)) };
}

/** Books what other bills come to anew, once an act on one has changed its gifts, each with its own audit record; `before`: what it gave before. */
export async function judgeOtherGifts(
  context: Context,
  transaction: Transaction,
  { expenseId, expense }: Pick<Purchase, 'expenseId' | 'expense'>,
  before: Pick<Purchase, 'expense'> = { expense },
): Promise<void> {
  const keys = [...giftKeysOf(before.expense), ...giftKeysOf(expense)];
  if (keys.length === 0) return;
  const ids = await selectExpensesWithGifts(transaction, context.businessId, keys);
  const { regimes } = await loadBusiness(context, transaction);
  for (const id of ids.filter((other) => other !== expenseId)) {
    const { purchase } = await holdAlone(context, transaction, { id, regimes });
    const now = await judgedWithGifts(context, transaction, purchase);
    const entries = bookAnew(now, await entriesOfDocuments(context, transaction, [id]));
    if (entries.length === 0) continue;
    const detail = { number: purchase.expense.number, because: expenseId };
    const action = 'expenses.judgeGifts';
    const auditRecords = [{ action, subjectKind: 'expense', subjectId: id, detail }] as const;
    await appendEntries(context, transaction, { entries, auditRecords });
  }
}
