/** Tax of an entry of the breakdown (BT-117) from its base and rate, and how far off the official rules let it be. */
import type Big from 'big.js';
import { amountOf, roundToCents } from './amounts.ts';

const HUNDRED = '100';
/** In units of the currency; a tax that is off by that much or more is refused. */
const TAX_TOLERANCE = '1';

/** Base times rate in percent, rounded to cents half away from zero; null where one of them is no number. */
export function taxOf(base: string | undefined, rate: string | undefined): Big | null {
  const exactBase = amountOf(base);
  const exactRate = amountOf(rate);
  if (exactBase === null || exactRate === null) return null;
  return roundToCents(exactBase.times(exactRate).div(HUNDRED));
}

/** Whether BR-CO-17 and BR-S-09 let a tax pass: less than one unit off, its sign left aside. */
export function isTaxNearEnough(given: Big, expected: Big): boolean {
  return given.abs().minus(expected.abs()).abs().lt(TAX_TOLERANCE);
}

/** Whether it is off by exactly what is refused otherwise. */
export function isTaxOneOff(given: Big, expected: Big): boolean {
  return given.abs().minus(expected.abs()).abs().eq(TAX_TOLERANCE);
}
