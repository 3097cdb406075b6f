/** Exact money: whole cents, exact decimals, named rounding, allocation that adds up, text in German and English. */
export { allocate } from './allocate.ts';
export {
  centsAtRate,
  centsFromEuros,
  cutToEuros,
  eurosFromCents,
  multiplyToCents,
  netOfGross,
  percentOf,
  productFits,
  proportionOf,
  shareOf,
  unitPriceFor,
  vatIncluded,
} from './arithmetic.ts';
export { assert } from './assert.ts';
export { type BarScale, barScale, countsInThousands, heightOf, netScale } from './bar-scale.ts';
export {
  addCents,
  type Cents,
  cents,
  isAmount,
  MAXIMUM_CENTS,
  negateCents,
  subtractCents,
  sumCents,
  ZERO,
} from './cents.ts';
export { CURRENCIES, type Currency, formatMoney, isRate } from './currency.ts';
export {
  compareDecimals,
  type Decimal,
  decimal,
  Exact,
  isDecimal,
  negateDecimal,
  subtractDecimals,
} from './decimal.ts';
export {
  type AmountStyle,
  euroText,
  formatCents,
  formatDecimal,
  formatPercent,
  type NumberLanguage,
} from './format.ts';
export { type NumberRefusal, type ParsedNumber, parseAmount, parseDecimal, parsePercent } from './parse.ts';
export { roundingsOfVat } from './roundings.ts';
