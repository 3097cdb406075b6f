/** What a change of taxation makes of the purchases whose supply reaches into it. */
import type { TaxRegime } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import { bookPurchaseChange, judgedBy, type Purchase } from '@belegbar/domain/expenses';
import { holdRegister } from '../assets/index.ts';
import { appendEntries } from '../journal/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { followPurchase } from './follow-purchase.ts';
import { judgedWithGifts, judgeOtherGifts } from './gifts.ts';
import { holdPurchase } from './purchase.ts';
import { selectSuppliedFrom } from './store.ts';

export interface ChangedRegimes {
  /** The first day on which something may differ. */
  from: Day;
  before: readonly TaxRegime[];
  after: readonly TaxRegime[];
}

/** Books the difference of each purchase that `after` judges otherwise, in the act of the change, with its own audit record (§ 15, § 19 UStG). */
export async function judgePurchasesAnew(
  context: Context,
  transaction: Transaction,
  { from, before, after }: ChangedRegimes,
): Promise<void> {
  const ids = await selectSuppliedFrom(transaction, context.businessId, from);
  if (ids.length > 0) await holdRegister(context, transaction);
  const changed: Purchase[] = [];
  for (const id of ids) {
    const { expense, purchase } = await holdPurchase(context, transaction, id);
    const anew = { ...purchase, ...judgedBy(after, purchase) };
    const was = { ...purchase, ...judgedBy(before, purchase) };
    const entries = bookPurchaseChange(await judgedWithGifts(context, transaction, was, before), anew);
    changed.push(anew);
    if (entries.length === 0) continue;
    const auditRecord = {
      action: 'expenses.judgeAnew',
      subjectKind: 'expense',
      subjectId: id,
      detail: { number: expense.number, from },
    };
    await appendEntries(context, transaction, { entries, auditRecords: [auditRecord] });
    await followPurchase(context, transaction, anew);
  }
  // Gifts of before the change may be within the limit by it, or above.
  for (const purchase of changed) await judgeOtherGifts(context, transaction, purchase);
}
