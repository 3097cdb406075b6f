/** Numbers of an electronic invoice as exact decimals. A text that is no number is `null` and its own finding, never an exception. */
import { Exact, isDecimal } from '@belegbar/domain/money';
import type Big from 'big.js';

/** As xs:decimal has it: a sign, digits and a point, and no exponent. */
const NUMBER_FORM = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
/** No amount of an invoice is that long; hostile ones would cost time. */
const LENGTH_MAXIMUM = 60;
const CENT_DIGITS = 2;

export const NOTHING = Exact('0');

/** Whether a text is absent or blank. */
export function isMissing(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}

/** Whether there is a text that is not blank. */
export function isGiven(text: string | undefined): text is string {
  return !isMissing(text);
}

/** The exact value of a decimal as written (`1234.50`), or null where there is none or the text is no number. */
export function amountOf(text: string | undefined): Big | null {
  const trimmed = text?.trim() ?? '';
  if (trimmed.length > LENGTH_MAXIMUM || !NUMBER_FORM.test(trimmed)) return null;
  return Exact(isDecimal(trimmed) ? trimmed : plain(trimmed));
}

/** Like `amountOf`, but an absent text counts as zero. Null only where the text is no number. */
export function amountOrZero(text: string | undefined): Big | null {
  return isMissing(text) ? NOTHING : amountOf(text);
}

/** Sum of all; absent ones count as zero. Null where one is no number. */
export function sumOf(texts: Iterable<string | undefined>): Big | null {
  let sum = NOTHING;
  for (const text of texts) {
    const value = amountOrZero(text);
    if (value === null) return null;
    sum = sum.plus(value);
  }
  return sum;
}

/** Rounded to two decimals, half a cent away from zero. */
export function roundToCents(value: Big): Big {
  return value.round(CENT_DIGITS, Exact.roundHalfUp);
}

/** Digits behind the point as written: `1.500` has 3. Zero where the text is no number. */
export function decimalPlaces(text: string | undefined): number {
  const trimmed = text?.trim() ?? '';
  return NUMBER_FORM.test(trimmed) ? (trimmed.split('.')[1]?.length ?? 0) : 0;
}

/** With a point and at least two decimals, for a message: `12.50`, `0.3333`. */
export function shown(value: Big): string {
  return value.toFixed(Math.max(CENT_DIGITS, decimalPlaces(value.toFixed())));
}

function plain(text: string): string {
  const unsigned = text.replace(/^\+/, '').replace(/\.$/, '');
  return unsigned.replace(/^(-?)\./, '$10.');
}
