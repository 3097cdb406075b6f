/** § 4 (5) No. 1 EStG: gifts to one person that cost more in a year than the limit are no deductible cost, nor is their VAT (§ 15 (1a) UStG). */

import { fraction, larger, sum } from '../amounts.ts';
import type { BillLine, Purchase } from '../state/purchase.ts';
import { earlierOf } from './days.ts';
import { deductibleShareOf, inputVat } from './deduction.ts';
import { BUYERS_RATES } from './tax-rates.ts';

/** From which day on a line is a gift above the limit; null: it never is. */
export type GiftsAbove = (purchase: Purchase, index: number) => string | null;

interface Gift {
  purchase: Purchase;
  index: number;
  /** Empty: somebody who gets no other than those of the bill. */
  recipient: string;
  cost: bigint;
}

/** Of all bills that stand. What is above alone is so from the beginning; with others from the day on which it is given. */
export function giftsAboveLimit(purchases: readonly Purchase[]): GiftsAbove {
  const gifts = purchases.flatMap(giftsOf);
  const alone = Map.groupBy(gifts, ({ purchase, recipient }) => `${purchase.id} ${recipient}`);
  const together = Map.groupBy(gifts, ({ purchase, recipient }) => `${yearOf(purchase)} ${recipient}`);
  return (purchase, index) => {
    const gift = gifts.find((each) => each.purchase === purchase && each.index === index);
    if (gift === undefined) return null;
    const { recipient } = gift;
    if (isAbove(alone.get(`${purchase.id} ${recipient}`) ?? [])) return '';
    return recipient === '' ? null : dayAbove(together.get(`${yearOf(purchase)} ${recipient}`) ?? []);
  };
}

function giftsOf(purchase: Purchase): Gift[] {
  return purchase.lines.flatMap((line, index) =>
    (line.category ?? purchase.category) === 'gifts'
      ? [{ purchase, index, recipient: nameOf(line), cost: costOf(line, purchase) }]
      : [],
  );
}

/** Whoever it is, however somebody wrote the name. */
function nameOf({ recipient }: BillLine): string {
  return (recipient ?? '').toLowerCase().split(/\s+/u).filter(Boolean).join(' ');
}

/** § 9b (1) EStG: with the VAT that is not deducted, on the bill or owed as a buyer. What is credited later changes no gift. */
function costOf({ billed, ...line }: BillLine, purchase: Purchase): bigint {
  const owed = BUYERS_RATES[line.taxCode];
  const vat = owed === undefined ? billed.vat : fraction(billed.net, owed, 100n);
  const deductibleShare = deductibleShareOf({ ...line, category: 'gifts' }, purchase);
  return billed.net + vat - inputVat(vat, { deductibleShare });
}

function dayAbove(gifts: readonly Gift[]): string | null {
  const given = gifts.filter(({ cost }) => cost > 0n);
  const days = given.map(({ purchase }) => purchase.suppliedOn);
  const above = days.filter((day) => isAbove(given.filter(({ purchase }) => purchase.suppliedOn <= day)));
  return above.length === 0 ? null : above.reduce(earlierOf);
}

/** A bill below zero takes back what one like it gave. § 4 (5) No. 1 s. 2, § 52 (6) s. 10 EStG: 35 euros until 2023, 50 from 2024 on. */
function isAbove(gifts: readonly Gift[]): boolean {
  const [first] = gifts;
  if (first === undefined) return false;
  const limit = yearOf(first.purchase) <= '2023' ? 3_500n : 5_000n;
  const cost = sum(gifts.map((gift) => gift.cost));
  return larger(cost, -cost) > limit;
}

/** The business year in which it is given. */
function yearOf({ suppliedOn }: Purchase): string {
  return suppliedOn.slice(0, 4);
}
