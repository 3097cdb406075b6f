/** Amounts as they stand at an axis: without cents. */
import { type Cents, shareOf } from '@belegbar/domain/money';

const CENTS_OF_EURO = 100;
const CENTS_OF_THOUSAND = 100_000;
const WIDE = 1_000_000;

export function inWholeEuros(amount: Cents, language: 'de' | 'en'): string {
  return shareOf(amount, 1, CENTS_OF_EURO).toLocaleString(language === 'de' ? 'de-DE' : 'en-GB');
}

/** No wider than a bar: from 10,000 euros on in thousands. */
export function onAxis(amount: Cents, language: 'de' | 'en'): string {
  if (amount < WIDE) return String(shareOf(amount, 1, CENTS_OF_EURO));
  return `${shareOf(amount, 1, CENTS_OF_THOUSAND)}${language === 'de' ? 'T' : 'k'}`;
}
