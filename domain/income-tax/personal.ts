/** All that a person pays on an income: income tax, solidarity surcharge, church tax and trade tax. */
import type { Land } from '@belegbar/domain/calendar';
import type { Known } from '@belegbar/domain/law';
import { addCents, type Cents, proportionOf, subtractCents, sumCents, ZERO } from '@belegbar/domain/money';
import { churchTax, solidaritySurcharge } from './surcharges.ts';
import { type Assessment, incomeTax } from './tariff.ts';
import { tradeTax } from './trade-tax.ts';

/** What is known of a person beside the profit; amounts in cents of a year. */
export interface Person {
  year: number;
  /** Income of another kind that is taxed with the profit, such as wages; jointly that of both. */
  otherIncome: Cents;
  /** What is taken off the income, such as insurances and children. */
  deductions: Cents;
  assessment: Assessment;
  /** Null: no church tax. `land` null: that of most Länder. */
  church: { land: Land | null } | null;
  /** Hebesatz in percent; null: no trade (§ 18 EStG). */
  tradeMultiplier: number | null;
}

export interface PersonalTax {
  /** Cents, as it is cut by the tariff. */
  taxableIncome: Cents;
  /** After the credit. */
  incomeTax: Cents;
  /** By which trade tax has lowered it (§ 35 EStG). */
  credit: Cents;
  solidarity: Cents;
  church: Cents;
  trade: Cents;
  total: Cents;
}

/** The taxes of a year on a profit, in cents; refuses years without a known tariff. */
export function personalTax(profit: Cents, person: Person): Known<PersonalTax> {
  const { year, otherIncome, deductions, assessment, church, tradeMultiplier } = person;
  const taxableIncome = notBelowZero(subtractCents(addCents(profit, otherIncome), deductions));
  const full = incomeTax(taxableIncome, year, assessment);
  if (!full.known) return full;
  const trade = tradeMultiplier === null ? null : tradeTax(profit, year, tradeMultiplier);
  if (trade !== null && !trade.known) return trade;
  const credit =
    trade === null ? ZERO : least(trade.value.creditAtMost, shareOfTrade(full.value, profit, otherIncome));
  const lowered = subtractCents(full.value, credit);
  const solidarity = solidaritySurcharge(lowered, year, assessment);
  if (!solidarity.known) return solidarity;
  const parts = {
    incomeTax: lowered,
    solidarity: solidarity.value,
    church: church === null ? ZERO : churchTax(full.value, church.land),
    trade: trade?.value.tax ?? ZERO,
  };
  return {
    known: true,
    value: { taxableIncome, credit, ...parts, total: sumCents(Object.values(parts)) },
  };
}

/** What a profit adds to the taxes of a person: those with it less those without it. Refuses years without a known tariff. */
export function taxOnProfit(profit: Cents, person: Person): Known<PersonalTax> {
  const withIt = personalTax(profit, person);
  const withoutIt = personalTax(ZERO, person);
  if (!withIt.known) return withIt;
  if (!withoutIt.known) return withoutIt;
  const [more, less] = [withIt.value, withoutIt.value];
  const parts = {
    incomeTax: subtractCents(more.incomeTax, less.incomeTax),
    solidarity: subtractCents(more.solidarity, less.solidarity),
    church: subtractCents(more.church, less.church),
    trade: subtractCents(more.trade, less.trade),
  };
  const { taxableIncome, credit } = more;
  return { known: true, value: { taxableIncome, credit, ...parts, total: sumCents(Object.values(parts)) } };
}

/** The part of the income tax that falls on the trade: as much as its share of the incomes above zero (§ 35 (1) s. 2 EStG). */
function shareOfTrade(tax: Cents, profit: Cents, otherIncome: Cents): Cents {
  const trade = notBelowZero(profit);
  return proportionOf(tax, trade, addCents(trade, notBelowZero(otherIncome)));
}

function notBelowZero(amount: Cents): Cents {
  return amount < 0 ? ZERO : amount;
}

function least(one: Cents, other: Cents): Cents {
  return one < other ? one : other;
}
