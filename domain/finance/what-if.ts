/** What stays of more revenue, and what of one payment is to be put aside. */
import { type PersonalTax, taxOnProfit } from '@belegbar/domain/income-tax';
import { type Cents, cents, decimal, percentOf, subtractCents, sumCents, ZERO } from '@belegbar/domain/money';
import { type Assumptions, personOf } from './assumptions.ts';
import type { MineFacts } from './really-mine.ts';

/** Taxes by kind, in cents. */
export type TaxParts = Pick<PersonalTax, 'incomeTax' | 'solidarity' | 'church' | 'trade'>;

export interface WhatIf {
  /** Net. */
  revenue: Cents;
  stays: Cents;
  taxes: TaxParts & { total: Cents };
  /** That only passes through; zero for a small business. */
  vat: Cents;
}

/** Steps of the slider, and how far it goes, in cents. */
export const WHAT_IF = { step: cents(50_000), to: cents(2_500_000) } as const;
const STANDARD_RATE = decimal('19');

type Known = Pick<MineFacts, 'year' | 'land' | 'profit' | 'isTaxedWithOwner'>;

/** Of `revenue` more in cents without VAT; null where the taxes are not estimated. VAT is told at the standard rate. */
export function whatIf(
  revenue: Cents,
  facts: Known & { isSmallBusiness: boolean },
  assumptions: Assumptions,
): WhatIf | null {
  const taxes = addedBy(revenue, facts.profit, facts, assumptions);
  if (taxes === null) return null;
  const vat = facts.isSmallBusiness ? ZERO : percentOf(revenue, STANDARD_RATE);
  return { revenue, stays: subtractCents(revenue, taxes.total), taxes, vat };
}

export interface SetAside {
  vat: Cents;
  taxes: TaxParts & { total: Cents };
  total: Cents;
  /** What is one's own of the payment. */
  rest: Cents;
}

/**
 * What of a payment is to be put aside: the VAT in it, and what its net adds to the taxes. `facts.profit` holds the payment already. Null where
 * the taxes are not estimated.
 */
export function setAside(
  payment: { net: Cents; vat: Cents },
  facts: Known,
  assumptions: Assumptions,
): SetAside | null {
  const taxes = addedBy(payment.net, subtractCents(facts.profit, payment.net), facts, assumptions);
  if (taxes === null) return null;
  const total = sumCents([payment.vat, taxes.total]);
  return { vat: payment.vat, taxes, total, rest: subtractCents(sumCents([payment.net, payment.vat]), total) };
}

/**
 * What costs save of the taxes: each in its year, as if the profit of every year were that of `facts.profit` without them. Null where the taxes
 * are not estimated. `costs`: cents by year.
 */
export function taxSaved(
  costs: readonly Cents[],
  facts: Known,
  assumptions: Assumptions,
): (TaxParts & { total: Cents }) | null {
  const saved = costs.map((cost) => addedBy(cost, subtractCents(facts.profit, cost), facts, assumptions));
  const known = saved.filter((one) => one !== null);
  if (known.length < saved.length || !facts.isTaxedWithOwner) return null;
  const sumOf = (kind: keyof TaxParts | 'total') => sumCents(known.map((one) => one[kind]));
  return {
    incomeTax: sumOf('incomeTax'),
    solidarity: sumOf('solidarity'),
    church: sumOf('church'),
    trade: sumOf('trade'),
    total: sumOf('total'),
  };
}

/** What an income on top of a profit adds to the taxes. */
function addedBy(
  income: Cents,
  profit: Cents,
  facts: Known,
  assumptions: Assumptions,
): (TaxParts & { total: Cents }) | null {
  if (!facts.isTaxedWithOwner) return null;
  const person = personOf(assumptions, facts);
  const withIt = taxOnProfit(sumCents([profit, income]), person);
  const withoutIt = taxOnProfit(profit, person);
  if (!withIt.known || !withoutIt.known) return null;
  const [more, less] = [withIt.value, withoutIt.value];
  return {
    incomeTax: subtractCents(more.incomeTax, less.incomeTax),
    solidarity: subtractCents(more.solidarity, less.solidarity),
    church: subtractCents(more.church, less.church),
    trade: subtractCents(more.trade, less.trade),
    total: subtractCents(more.total, less.total),
  };
}
