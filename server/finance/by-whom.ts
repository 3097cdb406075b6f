/** The year by client, by category and by vendor. */
import {
  type CostOfCategory,
  costsByCategory,
  isOfBusiness,
  type VendorMonth,
} from '@belegbar/domain/finance';
import { addCents, type Cents, negateCents, sumCents, ZERO } from '@belegbar/domain/money';
import type { HubBooks } from '../tax-reports/index.ts';

type WithWhom = HubBooks['withWhom'][number];

/** What each client paid in the year and in the one before, in cents without VAT; the most first. */
export function byClient(
  withWhom: readonly WithWhom[],
  year: number,
): { name: string; amount: Cents; before: Cents }[] {
  const paid = withWhom.filter((one) => one.isIncome && isOfBusiness(one));
  return [...Map.groupBy(paid, ({ counterparty }) => counterparty)]
    .map(([name, own]) => ({ name, amount: netIn(own, year), before: netIn(own, year - 1) }))
    .filter(({ amount, before }) => amount !== 0 || before !== 0)
    .sort((one, other) => other.amount - one.amount || other.before - one.before);
}

function netIn(moved: readonly WithWhom[], year: number): Cents {
  return sumCents(moved.filter(({ month }) => month.startsWith(String(year))).map(({ net }) => net));
}

/** What each category cost in the year and in the one before. */
export function byCategory(books: HubBooks): (CostOfCategory & { before: Cents })[] {
  const now = costsByCategory(books.counting);
  const before = costsByCategory(books.countingBefore);
  const amountBefore = (category: string) => before.find((one) => one.category === category)?.amount ?? ZERO;
  const gone = before.filter(({ category }) => now.every((one) => one.category !== category));
  return [
    ...now.map((one) => ({ ...one, before: amountBefore(one.category) })),
    ...gone.map(({ category, amount }) => ({ category, amount: ZERO, entryCount: 0, before: amount })),
  ];
}

/** What vendors were paid, by month; a thing that was bought once and for long comes not again. */
export function vendorMonths(withWhom: readonly WithWhom[]): VendorMonth[] {
  const paid = withWhom.filter(
    (one) => !one.isIncome && one.category !== 'fixed_assets' && isOfBusiness(one),
  );
  return [...Map.groupBy(paid, ({ counterparty, month }) => `${month} ${counterparty}`).values()].flatMap(
    (own) => {
      const [first] = own;
      if (first === undefined) return [];
      const amount = negateCents(sumCents(own.map(({ net, vat }) => addCents(net, vat))));
      return [{ vendor: first.counterparty, month: first.month, amount }];
    },
  );
}
