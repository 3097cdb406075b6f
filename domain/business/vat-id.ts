/** VAT identification numbers (USt-IdNr.) of the EU: form by country, and the German check digit. */
import { type Checked, refused } from './checked.ts';
import { checkDigitModulo11And10 } from './modulo-11-10.ts';

/** The member states by ISO 3166-1 alpha-2. */
export const EU_COUNTRIES = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;

export type VatIdRefusal = 'vat-id.form' | 'vat-id.check-digit';

/** `checkDigit` is `ok` where it was computed, `unknown` where only the form was checked. */
export interface CheckedVatId {
  vatId: string;
  checkDigit: 'ok' | 'unknown';
}

/** Checks a VAT id of an EU state or Northern Ireland (`XI`), with blanks, dots and dashes or without. */
export function checkVatId(text: string): Checked<CheckedVatId, VatIdRefusal> {
  const vatId = normaliseVatId(text);
  const form = FORMS[vatId.slice(0, 2)];
  if (form === undefined || !form.test(vatId.slice(2))) return refused('vat-id.form');
  if (!vatId.startsWith('DE')) return { ok: true, value: { vatId, checkDigit: 'unknown' } };
  if (checkDigitModulo11And10(vatId.slice(2, 10)) !== Number(vatId.charAt(10)))
    return refused('vat-id.check-digit');
  return { ok: true, value: { vatId, checkDigit: 'ok' } };
}

/** Upper case without blanks, dots, dashes and slashes. */
export function normaliseVatId(text: string): string {
  return text.replace(/[\s./-]/g, '').toUpperCase();
}

/** The country of a VAT id by ISO 3166-1 alpha-2 (`EL` is Greece, `XI` Northern Ireland as `GB`); null for an unknown prefix. */
export function vatIdCountry(vatId: string): string | null {
  const prefix = normaliseVatId(vatId).slice(0, 2);
  if (FORMS[prefix] === undefined) return null;
  if (prefix === 'EL') return 'GR';
  return prefix === 'XI' ? 'GB' : prefix;
}

export function isEuCountry(country: string): boolean {
  return (EU_COUNTRIES as readonly string[]).includes(country);
}

/** What follows the prefix, by state. */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};
