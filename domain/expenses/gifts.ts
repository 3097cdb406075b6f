/** Gifts to business friends: what each costs for the limit of its year, and when a recipient's come above it (§ 4 (5) No. 1 EStG). */
import type { TaxRegime } from '@belegbar/domain/business';
import { type Day, yearOf } from '@belegbar/domain/calendar';
import { giftLimit } from '@belegbar/domain/law';
import {
  addCents,
  assert,
  type Cents,
  percentOf,
  subtractCents,
  sumCents,
  ZERO,
} from '@belegbar/domain/money';
import { deductionOfUse } from './deduction.ts';
import { euroLines } from './euro-lines.ts';
import { categoryOfLine, type Expense, type ExpenseLine } from './expense.ts';
import { purchaseRate, SELF_ASSESSED } from './rates.ts';

export interface Gift {
  /** Null: somebody who gets no other than those of this bill. */
  recipient: string | null;
  /** End of the supply. */
  on: Day;
  /** Cents, below zero on a vendor's credit: with the VAT that cannot be deducted (§ 9b (1) EStG). */
  cost: Cents;
}

/** One for each recipient of the bill. */
export function giftsOf(expense: Expense, regime: TaxRegime): Gift[] {
  const lines = euroLines(expense).filter((line) => categoryOfLine(line, expense) === 'gifts');
  const on = expense.servicePeriod.to;
  return [...Map.groupBy(lines, recipientOf)].map(([recipient, own]) => ({
    recipient,
    on,
    cost: sumCents(own.map((line) => costOf(line, expense, regime))),
  }));
}

/** Those whom the bill names. */
export function giftRecipients(expense: Expense): string[] {
  const named = expense.lines
    .filter((line) => categoryOfLine(line, expense) === 'gifts')
    .flatMap((line) => recipientOf(line) ?? []);
  return [...new Set(named)];
}

export function recipientOf({ recipient }: ExpenseLine): string | null {
  return recipient === undefined ? null : sameRecipient(recipient);
}

/** The same person, however the name is spaced and capitalised. */
function sameRecipient(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}

/** Whether what one bill gives a recipient is above the limit alone; of a credit, what it takes off. */
export function isAboveAlone({ on, cost }: Gift): boolean {
  return Math.abs(cost) > limitOn(on);
}

/** By recipient, the days on which the gifts of a year came above the limit, whichever of the bills they are on. */
export function giftsAbove(
  bills: readonly { expense: Expense; regime: TaxRegime }[],
  year: number,
): ReadonlyMap<string, Day> {
  const gifts = bills
    .filter(({ expense }) => giftYear(expense) === year)
    .flatMap(({ expense, regime }) => giftsOf(expense, regime));
  const above = new Map<string, Day>();
  for (const [recipient, own] of Map.groupBy(gifts, (gift) => gift.recipient)) {
    const day = recipient === null ? null : dayAbove(own);
    if (recipient !== null && day !== null) above.set(recipient, day);
  }
  return above;
}

/** The year in which gifts of the bill count. */
export function giftYear({ servicePeriod }: Pick<Expense, 'servicePeriod'>): number {
  return yearOf(servicePeriod.to);
}

/** The first day on which the gifts of one recipient and year are above the limit together; null while they are not. A credit lowers none of them. */
function dayAbove(gifts: readonly Pick<Gift, 'on' | 'cost'>[]): Day | null {
  let sum = ZERO;
  for (const { on, cost } of gifts.toSorted((one, other) => one.on.localeCompare(other.on))) {
    if (cost > 0) sum = addCents(sum, cost);
    if (sum > limitOn(on)) return on;
  }
  return null;
}

function limitOn(on: Day): Cents {
  const limit = giftLimit(on);
  assert(limit.known, 'a gift was entered without a known limit');
  return limit.value;
}

function costOf(line: ExpenseLine, expense: Expense, regime: TaxRegime): Cents {
  const vat = SELF_ASSESSED.includes(line.taxCode) ? owedOf(line, expense) : line.vat;
  const deducted = percentOf(vat, deductionOfUse(line, expense, regime));
  return addCents(line.net, subtractCents(vat, deducted));
}

function owedOf({ taxCode, net }: ExpenseLine, { servicePeriod }: Expense): Cents {
  const rate = purchaseRate(taxCode, servicePeriod.to);
  assert(rate.known, 'a purchase was entered without a known rate');
  return percentOf(net, rate.value);
}
