/** Documents in other currencies, and money that comes to a little more or less of euros than by their rate. */
import type { CaseCurrency } from '@belegbar/domain/tax-reports/cases';
import { inEuros, larger } from '../amounts.ts';
import { atRate, type Rate } from '../state/exchange.ts';
import { chosen } from './chosen.ts';

/** Mostly euros. */
const CURRENCIES: readonly (CaseCurrency | undefined)[] = [
  undefined,
  undefined,
  undefined,
  { currency: 'USD', unitsPerEuro: '1.0875' },
  undefined,
  undefined,
  { currency: 'SEK', unitsPerEuro: '11.23' },
  undefined,
  undefined,
  { currency: 'GBP', unitsPerEuro: '0.8567' },
];

export function drawnCurrency(number: number): { inCurrency?: CaseCurrency } {
  const inCurrency = chosen(CURRENCIES, number);
  return inCurrency === undefined ? {} : { inCurrency };
}

/** On the account: up to a tenth more or less than by the rate of the document, and not nothing. */
export function drawnEuros(units: bigint, rate: Rate | null, percent: number): { euros?: string } {
  if (rate === null) return {};
  const euros = atRate((units * BigInt(90 + (percent % 21))) / 100n, rate);
  return { euros: inEuros(units < 0n ? -larger(1n, -euros) : larger(1n, euros)) };
}

/** As somebody types it. */
export function rateText(rate: Rate): string {
  const digits = rate.toString().padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`;
}
