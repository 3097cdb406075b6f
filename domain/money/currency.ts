/** Currencies in which an invoice can be written (BT-5, ISO 4217): those of two decimals whose monthly rates the Federal Ministry of Finance tells. */
import type { Cents } from './cents.ts';
import { type Decimal, Exact } from './decimal.ts';
import { formatCents, NO_BREAK_SPACE, type NumberLanguage } from './format.ts';

export const CURRENCIES = [
  'EUR',
  'AUD',
  'BRL',
  'CAD',
  'CHF',
  'CNY',
  'CZK',
  'DKK',
  'GBP',
  'HKD',
  'HUF',
  'IDR',
  'ILS',
  'INR',
  'MXN',
  'MYR',
  'NOK',
  'NZD',
  'PHP',
  'PLN',
  'RON',
  'SEK',
  'SGD',
  'THB',
  'TRY',
  'USD',
  'ZAR',
] as const;
export type Currency = (typeof CURRENCIES)[number];

/** An amount with its currency: euros as everywhere (`1.234,50 €`, `€1,234.50`), any other by its code behind it (`1.234,50 USD`). */
export function formatMoney(amount: Cents, language: NumberLanguage, currency: Currency): string {
  if (currency === 'EUR') return formatCents(amount, language, 'euro');
  return `${formatCents(amount, language)}${NO_BREAK_SPACE}${currency}`;
}

/** Whether units of a currency for one euro are a rate that can be: above zero, at most 100,000, with at most 6 decimals. */
export function isRate(unitsPerEuro: Decimal): boolean {
  const rate = Exact(unitsPerEuro);
  return rate.gt(Exact('0')) && rate.lte(Exact('100000')) && rate.round(6).eq(rate);
}
