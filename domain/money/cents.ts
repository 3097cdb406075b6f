/** Amounts of money as whole cents; sums and differences are exact. */
import { assert } from './assert.ts';

declare const centsBrand: unique symbol;

/** A whole number of cents within the safe integers. Compare with `<` and `>`. */
export type Cents = number & { readonly [centsBrand]: true };

/** The largest amount the product carries: 9,999,999,999.99 euros. */
export const MAXIMUM_CENTS = 999_999_999_999;

/** Takes a whole number of cents as an amount; anything else is a defect. */
export function cents(value: number): Cents {
  assert(Number.isSafeInteger(value), `not a whole number of cents: ${value}`);
  // Negative zero would print as "-0" and differ from zero under Object.is.
  return (value === 0 ? 0 : value) as Cents;
}

export const ZERO: Cents = cents(0);

export function addCents(...values: Cents[]): Cents {
  return sumCents(values);
}

export function sumCents(values: readonly Cents[]): Cents {
  let sum = 0;
  for (const value of values) sum += value;
  return cents(sum);
}

export function subtractCents(minuend: Cents, subtrahend: Cents): Cents {
  return cents(minuend - subtrahend);
}

export function negateCents(value: Cents): Cents {
  return cents(-value);
}

/** Whether a number is an amount that the product carries: whole cents, at most `MAXIMUM_CENTS` either way. */
export function isAmount(value: number): value is Cents {
  return Number.isSafeInteger(value) && Math.abs(value) <= MAXIMUM_CENTS;
}
