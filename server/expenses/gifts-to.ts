import type { Day } from '@belegbar/domain/calendar';
import { giftsTo, sameRecipient } from '@belegbar/domain/expenses';
import { type Cents, sumCents } from '@belegbar/domain/money';
import { loadBusiness } from '../business/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { purchasesOf } from './bill.ts';
import { selectExpensesWithGifts } from './gift-store.ts';

export interface GiftsAsked {
  year: number;
  recipient: string;
  /** A bill that is set right, and not counted. */
  except?: string | undefined;
}

export interface GiftsGiven {
  gifts: { expenseId: string; number: string; givenOn: Day; cost: Cents }[];
  sum: Cents;
}

/** What one person was given in a year by the bills that stand, and what that comes to. */
export function giftsToOne(context: Context, { year, recipient, except }: GiftsAsked): Promise<GiftsGiven> {
  return inSnapshot(context, async (transaction) => {
    const keys = [{ year, recipient: sameRecipient(recipient) }];
    const found = await selectExpensesWithGifts(transaction, context.businessId, keys);
    const ids = found.filter((id) => id !== except);
    const { regimes } = await loadBusiness(context, transaction);
    const bills = await purchasesOf(context, transaction, { ids, regimes });
    const gifts = bills.flatMap((bill) =>
      giftsTo(recipient, [bill], year).map((gift) => ({ ...gift, expenseId: bill.expenseId })),
    );
    return { gifts, sum: sumCents(gifts.map(({ cost }) => cost)) };
  });
}
