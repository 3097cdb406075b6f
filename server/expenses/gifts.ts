/** Gifts of one recipient and year stand on several bills: an act on one may change what the others come to. */
import { regimeOn, type TaxRegime } from '@belegbar/domain/business';
import {
  bookAnew,
  type Expense,
  giftRecipients,
  giftsAbove,
  giftYear,
  type Purchase,
} from '@belegbar/domain/expenses';
import type { NewEntry } from '@belegbar/domain/journal';
import { loadBusiness } from '../business/index.ts';
import { entriesOfDocuments } from '../journal/index.ts';
import type { AuditRecord } from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { expenseOf, holdAlone } from './bill.ts';
import { withCorrections } from './corrected-store.ts';
import { type GiftKey, selectExpensesWithGifts } from './gift-store.ts';
import { selectBills } from './store.ts';

/** The recipients that a bill names, with the year in which they count. */
export function giftKeysOf(expense: Expense): GiftKey[] {
  const year = giftYear(expense);
  return giftRecipients(expense).map((recipient) => ({ year, recipient }));
}

/** On which days the gifts of its recipients came above the limit, those of other bills counted in. */
export async function giftsAboveWith(
  context: Context,
  transaction: Transaction,
  bill: Pick<Purchase, 'expense' | 'expenseId'>,
): Promise<Purchase['giftsAbove']> {
  const keys = giftKeysOf(bill.expense);
  if (keys.length === 0) return undefined;
  const { regimes } = await loadBusiness(context, transaction);
  const ids = await selectExpensesWithGifts(transaction, context.businessId, keys);
  const others = ids.filter((id) => id !== bill.expenseId);
  const bills = await billsOf(context, transaction, { ids: others, regimes });
  const own = { expense: bill.expense, regime: regimeOn(regimes, bill.expense.servicePeriod.to) };
  return giftsAbove([...bills, own], giftYear(bill.expense));
}

/**
 * What other bills come to anew, once an act on one has changed its gifts: their entries, and what the audit log says of each. `keys`: what it
 * gave before and gives now.
 */
export async function changedByGifts(
  context: Context,
  transaction: Transaction,
  { expenseId, keys }: { expenseId: string; keys: readonly GiftKey[] },
): Promise<{ entries: NewEntry[]; auditRecords: AuditRecord[] }> {
  const ids = await selectExpensesWithGifts(transaction, context.businessId, keys);
  const { regimes } = await loadBusiness(context, transaction);
  const entries: NewEntry[] = [];
  const auditRecords: AuditRecord[] = [];
  for (const id of ids.filter((other) => other !== expenseId)) {
    const { purchase } = await holdAlone(context, transaction, { id, regimes });
    const now = { ...purchase, giftsAbove: await giftsAboveWith(context, transaction, purchase) };
    const made = bookAnew(now, await entriesOfDocuments(context, transaction, [id]));
    if (made.length === 0) continue;
    entries.push(...made);
    const detail = { number: purchase.expense.number, because: expenseId };
    auditRecords.push({ action: 'expenses.judgeGifts', subjectKind: 'expense', subjectId: id, detail });
  }
  return { entries, auditRecords };
}

async function billsOf(
  context: Context,
  transaction: Transaction,
  { ids, regimes }: { ids: readonly string[]; regimes: readonly TaxRegime[] },
): Promise<{ expense: Expense; regime: TaxRegime }[]> {
  const entered = await selectBills(transaction, context.businessId, ids);
  const rows = await withCorrections(transaction, context.businessId, entered);
  return rows.map((row) => ({ expense: expenseOf(row), regime: regimeOn(regimes, row.service_to) }));
}
