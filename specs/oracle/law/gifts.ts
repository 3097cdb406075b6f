/** § 4 (5) No. 1 EStG: gifts to one person that cost more in a year than the limit are no deductible cost, nor is their VAT (§ 15 (1a) UStG). */

import { fraction, larger, type Pair, sum } from '../amounts.ts';
import { standingInEuros } from '../state/bill-in-euros.ts';
import type { BillLine, Purchase } from '../state/purchase.ts';
import { deductibleShareOf, inputVat } from './deduction.ts';
import { BUYERS_RATES } from './tax-rates.ts';

/** When a line becomes a gift above the limit, or ceases to be one: in the order of the days, none for what never is; the first may be of no day. */
export type GiftsAbove = (purchase: Purchase, index: number) => readonly Turn[];

export interface Turn {
  /** Empty: from the beginning. */
  day: string;
  isAbove: boolean;
}

interface Gift {
  purchase: Purchase;
  index: number;
  /** Empty: somebody who gets no other than those of the bill. */
  recipient: string;
}

/** Of all bills that stand. What is above alone is so from the beginning; with others from the day on which it is given. */
export function giftsAboveLimit(purchases: readonly Purchase[]): GiftsAbove {
  const gifts = purchases.flatMap(giftsOf);
  const alone = Map.groupBy(gifts, ({ purchase, recipient }) => `${purchase.id} ${recipient}`);
  const together = Map.groupBy(gifts, ({ purchase, recipient }) => `${yearOf(purchase)} ${recipient}`);
  return (purchase, index) => {
    const gift = gifts.find((each) => each.purchase === purchase && each.index === index);
    if (gift === undefined) return [];
    const { recipient } = gift;
    const ofBill = alone.get(`${purchase.id} ${recipient}`) ?? [];
    const ofYear = recipient === '' ? [] : (together.get(`${yearOf(purchase)} ${recipient}`) ?? []);
    return turnsOver(
      ['', ...daysOf([...ofBill, ...ofYear])],
      (day) =>
        isAbove(ofBill, day) ||
        isAbove(
          ofYear.filter((other) => isGivenBy(other, day)),
          day,
        ),
    );
  };
}

/** Whether the last turn until then was one above the limit. */
export function isAboveBy(turns: readonly Turn[], day: string): boolean {
  return turns.findLast((turn) => turn.day <= day)?.isAbove ?? false;
}

function turnsOver(days: readonly string[], isAboveOn: (day: string) => boolean): Turn[] {
  const judged = [...new Set(days)].toSorted().map((day) => ({ day, isAbove: isAboveOn(day) }));
  return judged.filter((turn, place) => turn.isAbove !== (judged[place - 1]?.isAbove ?? false));
}

function daysOf(gifts: readonly Gift[]): string[] {
  return gifts.flatMap(({ purchase }) => [purchase.suppliedOn, ...purchase.acts.map(({ day }) => day)]);
}

function isGivenBy({ purchase, index }: Gift, day: string): boolean {
  const line = purchase.lines[index];
  return purchase.suppliedOn <= day && line !== undefined && costOf(line, line.billed, purchase) > 0n;
}

function giftsOf(purchase: Purchase): Gift[] {
  return purchase.lines.flatMap((line, index) =>
    (line.category ?? purchase.category) === 'gifts' ? [{ purchase, index, recipient: nameOf(line) }] : [],
  );
}

/** Whoever it is, however somebody wrote the name. */
function nameOf({ recipient }: BillLine): string {
  return (recipient ?? '').toLowerCase().split(/\s+/u).filter(Boolean).join(' ');
}

/** § 9b (1) EStG: with the VAT that is not deducted, on the bill or owed as a buyer; `asked`: what the vendor asks for it. */
function costOf(line: BillLine, asked: Pair, purchase: Purchase): bigint {
  const owed = BUYERS_RATES[line.taxCode];
  const vat = owed === undefined ? asked.vat : fraction(asked.net, owed, 100n);
  const deductibleShare = deductibleShareOf({ ...line, category: 'gifts' }, purchase);
  return asked.net + vat - inputVat(vat, { deductibleShare });
}

/** § 255 (1) s. 3 HGB: what a vendor gives up by the day lowers what it cost. */
function costOn({ purchase, index }: Gift, day: string): bigint {
  const [line, asked] = [purchase.lines[index], standingInEuros(purchase, day).asked[index]];
  return line === undefined || asked === undefined ? 0n : costOf(line, asked, purchase);
}

/** A bill below zero takes back what one like it gave. § 4 (5) No. 1 s. 2, § 52 (6) s. 10 EStG: 35 euros until 2023, 50 from 2024 on. */
function isAbove(gifts: readonly Gift[], day: string): boolean {
  const [first] = gifts;
  if (first === undefined) return false;
  const limit = yearOf(first.purchase) <= '2023' ? 3_500n : 5_000n;
  const cost = sum(gifts.map((gift) => costOn(gift, day)));
  return larger(cost, -cost) > limit;
}

/** The business year in which it is given. */
function yearOf({ suppliedOn }: Purchase): string {
  return suppliedOn.slice(0, 4);
}
