/** Gifts to business friends: who gets them, and what each costs for the limit of its year (§ 4 (5) No. 1 EStG). */
import type { TaxRegime } from '@belegbar/domain/business';
import { type Day, yearOf } from '@belegbar/domain/calendar';
import { giftLimit } from '@belegbar/domain/law';
import { addCents, assert, type Cents, percentOf, subtractCents, sumCents } from '@belegbar/domain/money';
import { deductionOfUse } from './deduction.ts';
import { euroLines } from './euro-lines.ts';
import { categoryOfLine, type Expense, type ExpenseLine } from './expense.ts';
import { purchaseRate, SELF_ASSESSED } from './rates.ts';

export interface GiftCost {
  /** Null: somebody who gets no other than those of this bill. */
  recipient: string | null;
  /** Cents, below zero on a vendor's credit: with the VAT that cannot be deducted (§ 9b (1) EStG). */
  cost: Cents;
}

/** One for each recipient of the bill. */
export function giftCosts(expense: Expense, regime: TaxRegime): GiftCost[] {
  const lines = euroLines(expense).filter((line) => categoryOfLine(line, expense) === 'gifts');
  return [...Map.groupBy(lines, recipientOf)].map(([recipient, own]) => ({
    recipient,
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
export function sameRecipient(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}

/** The year in which gifts of the bill count. */
export function giftYear({ servicePeriod }: Pick<Expense, 'servicePeriod'>): number {
  return yearOf(servicePeriod.to);
}

/** Cents that gifts of the year of that day may cost. */
export function giftLimitOn(on: Day): Cents {
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
