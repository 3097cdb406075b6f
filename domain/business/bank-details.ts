/** IBAN (ISO 13616) and BIC (ISO 9362). */
import { type Checked, refused } from './checked.ts';
import { IBAN_LENGTHS } from './iban-lengths.ts';
import { remainder97 } from './modulo-97.ts';

export type IbanRefusal = 'iban.form' | 'iban.length' | 'iban.check-digit';
export type BicRefusal = 'bic.form';

/** Checks form, the country's length and the check digits (modulo 97); all three are certain. `value` is without blanks. */
export function checkIban(text: string): Checked<string, IbanRefusal> {
  const iban = normaliseIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return refused('iban.form');
  const length = IBAN_LENGTHS[iban.slice(0, 2)];
  if (length !== undefined && iban.length !== length) return refused('iban.length');
  if (iban.startsWith('DE') && !/^DE\d{20}$/.test(iban)) return refused('iban.form');
  return remainder97(iban.slice(4) + iban.slice(0, 4)) === 1
    ? { ok: true, value: iban }
    : refused('iban.check-digit');
}

/** Upper case without blanks, dots and dashes. */
export function normaliseIban(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase();
}

/** Groups of four, as it is printed: `DE89 3704 0044 0532 0130 00`. */
export function formatIban(text: string): string {
  return normaliseIban(text).replace(/(.{4})(?=.)/g, '$1 ');
}

/** Checks the form: 8 or 11 characters. */
export function checkBic(text: string): Checked<string, BicRefusal> {
  const bic = text.replace(/\s/g, '').toUpperCase();
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic) ? { ok: true, value: bic } : refused('bic.form');
}
