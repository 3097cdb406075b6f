/** Exact decimals as text: quantities, unit prices and percents. */
import Big from 'big.js';
import { assert } from './assert.ts';

declare const decimalBrand: unique symbol;

/** Text such as `-12.5`: a point, no exponent, no needless zeros (`0`, never `-0`). */
export type Decimal = string & { readonly [decimalBrand]: true };

/** A constructor of our own, so that nobody else's settings change how it divides; floats are refused. */
export const Exact = Big();
Exact.strict = true;
Exact.DP = 20;

const DECIMAL_FORM = /^-?\d+(\.\d+)?$/;

/** Whether the text is a plain decimal with a point, canonical or not. */
export function isDecimal(text: string): boolean {
  return DECIMAL_FORM.test(text);
}

/** Canonical form of a plain decimal: `1.50` becomes `1.5`, `-0` becomes `0`. Any other text is a defect. */
export function decimal(text: string): Decimal {
  assert(isDecimal(text), `not a decimal: ${text}`);
  return canonical(Exact(text));
}

export function negateDecimal(value: Decimal): Decimal {
  return canonical(Exact(value).neg());
}

/** What is left of a value when the others are taken off. */
export function subtractDecimals(from: Decimal, others: readonly Decimal[]): Decimal {
  return canonical(others.reduce((left, other) => left.minus(other), Exact(from)));
}

/** -1, 0 or 1 as `left` is smaller than, equal to or larger than `right`. */
export function compareDecimals(left: Decimal, right: Decimal): -1 | 0 | 1 {
  return Exact(left).cmp(right);
}

function canonical(value: Big): Decimal {
  return (value.eq('0') ? '0' : value.toFixed()) as Decimal;
}
