/** A document in another currency, and what it comes to in euros. */
import type { CaseCurrency } from '@belegbar/domain/tax-reports/cases';
import { fraction, type Pair, scaled } from '../amounts.ts';

/** Millionths of a unit of the currency that one euro is. */
export type Rate = bigint;

export const ONE_EURO = 1_000_000n;

/** Null: in euros. */
export function rateOf(inCurrency: CaseCurrency | undefined): Rate | null {
  return monthlyRate(inCurrency?.unitsPerEuro);
}

export function monthlyRate(unitsPerEuro: string | undefined): Rate | null {
  return unitsPerEuro === undefined ? null : scaled(unitsPerEuro, 6);
}

/** § 16 (6) UStG: cents of euros. */
export function atRate(units: bigint, rate: Rate): bigint {
  return fraction(units, ONE_EURO, rate);
}

export function pairAtRate({ net, vat }: Pair, rate: Rate): Pair {
  return { net: atRate(net, rate), vat: atRate(vat, rate) };
}

/** What of a document is left in its currency is as much of its euros, so that of nothing nothing is left. */
export function partInEuros(part: Pair, { units, euros }: { units: Pair; euros: Pair }): Pair {
  return {
    net: fraction(part.net, euros.net, units.net),
    vat: fraction(part.vat, euros.vat, units.vat),
  };
}
