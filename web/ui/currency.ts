/** Currencies as people know them. */
import type { Currency } from '@belegbar/domain/money';

/** What stands beside its amounts, in a head or at the end of a field: `€`, or the code. */
export function signOf(currency: Currency): string {
  return currency === 'EUR' ? '€' : currency;
}

/** `US-Dollar`, `Schweizer Franken` */
export function nameOfCurrency(currency: Currency, language: 'de' | 'en'): string {
  names[language] ??= new Intl.DisplayNames(language, { type: 'currency' });
  return names[language].of(currency) ?? currency;
}

/** Made once, when the first is asked for. */
const names: Partial<Record<'de' | 'en', Intl.DisplayNames>> = {};
