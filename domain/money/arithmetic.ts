/**
 * Where decimals become cents. There is one rounding, half a cent away from zero (commercial rounding, EN 16931 BR-CO-17),
 * and one cutting, to whole euros (bases of the advance return).
 */
import type Big from 'big.js';
import { assert } from './assert.ts';
import { type Cents, cents, isAmount } from './cents.ts';
import { type Decimal, decimal, Exact } from './decimal.ts';
import { euroText } from './format.ts';

const HALF_AWAY_FROM_ZERO = Exact.roundHalfUp;
const HUNDRED = Exact('100');

/** Quantity times unit price in euros, rounded half away from zero to cents (BT-131 before discounts). */
export function multiplyToCents(quantity: Decimal, unitPriceEuros: Decimal): Cents {
  return roundHalfAwayFromZero(Exact(quantity).times(unitPriceEuros).times(HUNDRED));
}

/** The shortest price in euros that, times the quantity, rounds to the amount; the quantity is not zero. */
export function unitPriceFor(amount: Cents, quantity: Decimal): Decimal {
  const exact = exactCents(amount).div(HUNDRED).div(quantity);
  for (let places = 2; places < PRICE_DECIMALS_MAXIMUM; places++) {
    const price = rounded(exact, places);
    if (multiplyToCents(quantity, price) === amount) return price;
  }
  return rounded(exact, PRICE_DECIMALS_MAXIMUM);
}

/** Whether quantity times unit price is an amount that the product carries. */
export function productFits(quantity: Decimal, unitPriceEuros: Decimal): boolean {
  const exact = Exact(quantity).times(unitPriceEuros).times(HUNDRED);
  return isAmount(Number(exact.round(0, HALF_AWAY_FROM_ZERO).toFixed()));
}

/** `percent` of the amount, rounded half away from zero: VAT on a net sum (BT-117), or a discount (BT-92, BT-136). */
export function percentOf(amount: Cents, percent: Decimal): Cents {
  return roundHalfAwayFromZero(exactCents(amount).times(percent).div(HUNDRED));
}

/** The VAT that a gross amount contains: gross x p / (100 + p), rounded half away from zero. */
export function vatIncluded(gross: Cents, percent: Decimal): Cents {
  return roundHalfAwayFromZero(exactCents(gross).times(percent).div(HUNDRED.plus(percent)));
}

/** The net amount within a gross amount: gross / (1 + p / 100), rounded half away from zero. */
export function netOfGross(gross: Cents, percent: Decimal): Cents {
  return roundHalfAwayFromZero(exactCents(gross).times(HUNDRED).div(HUNDRED.plus(percent)));
}

/** Whole euros of an amount, as cents; the rest is cut off toward zero, as bases of the advance return are. */
export function cutToEuros(amount: Cents): Cents {
  return cents(amount - (amount % 100));
}

/** Euros as cents, rounded half away from zero. */
export function centsFromEuros(euros: Decimal): Cents {
  return roundHalfAwayFromZero(Exact(euros).times(HUNDRED));
}

/**
 * An amount of another currency as cents of euros, where one euro is `unitsPerEuro` of it (above zero), rounded half away from zero; null for
 * more than the product carries.
 */
export function centsAtRate(amount: Decimal, unitsPerEuro: Decimal): Cents | null {
  const exact = Exact(amount).div(unitsPerEuro).times(HUNDRED);
  const whole = Number(exact.round(0, HALF_AWAY_FROM_ZERO).toFixed());
  return isAmount(whole) ? cents(whole) : null;
}

/** `amount` as much as `part` is of `whole`, rounded half away from zero; zero where `whole` is. */
export function proportionOf(amount: Cents, part: Cents, whole: Cents): Cents {
  if (whole === 0) return cents(0);
  return roundHalfAwayFromZero(exactCents(amount).times(exactCents(part)).div(exactCents(whole)));
}

/** `numerator` of `denominator` of the amount, rounded half away from zero; both whole, the second above zero. */
export function shareOf(amount: Cents, numerator: number, denominator: number): Cents {
  assert(
    Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator),
    'not a share of whole numbers',
  );
  assert(denominator > 0, 'a share of nothing');
  return roundHalfAwayFromZero(exactCents(amount).times(String(numerator)).div(String(denominator)));
}

/** Cents as euros in canonical form: 1250 cents are `12.5`. */
export function eurosFromCents(amount: Cents): Decimal {
  return decimal(euroText(amount));
}

function roundHalfAwayFromZero(exact: Big): Cents {
  return cents(Number(exact.round(0, HALF_AWAY_FROM_ZERO).toFixed()));
}

/** Enough for a cent spread over the largest quantity. */
const PRICE_DECIMALS_MAXIMUM = 16;

function rounded(exact: Big, places: number): Decimal {
  return decimal(exact.round(places, HALF_AWAY_FROM_ZERO).toFixed());
}

function exactCents(amount: Cents): Big {
  return Exact(String(amount));
}
