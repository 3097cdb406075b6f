/** What amounts of lines, prices, discounts and surcharges should be, from the figures beside them. */
import type Big from 'big.js';
import type { AllowanceCharge, EInvoice, ELine, Price } from '../model.ts';
import { amountOf, amountOrZero, isMissing, NOTHING, roundToCents, sumOf } from './amounts.ts';
import { ofEach, ofEachOnLines } from './finding.ts';
import type { Breach } from './rule.ts';

/** What the official rules let pass, in units of the currency; more for forints, which have no cents in use. */
const TOLERANCE = '0.02';
const TOLERANCE_FORINT = '0.5';
const HUNDRED = '100';
const ONE = NOTHING.plus('1');

/** Whether two amounts are as near as R040 and R120 want them. */
export function isNear(one: Big, other: Big, { currency }: EInvoice): boolean {
  const tolerance = currency?.trim() === 'HUF' ? TOLERANCE_FORINT : TOLERANCE;
  return one.minus(other).abs().lte(tolerance);
}

/**
 * Quantity times price by base quantity, with surcharges and without discounts (R120); not rounded. A missing quantity or base
 * quantity counts as 1, a missing price as 0. Null where something is no number.
 */
export function expectedLineNet(line: ELine): Big | null {
  const [product, shares] = [productOf(line), sharesOf(line)];
  return product === null || shares === null ? null : product.plus(shares);
}

/** The same to the cent, as an invoice is written: quantity times price is rounded before a discount of it is worked out. */
export function expectedLineNetInCents(line: ELine): Big | null {
  const [product, shares] = [productOf(line), sharesOf(line)];
  return product === null || shares === null ? null : roundToCents(product).plus(shares);
}

function productOf({ quantity, price }: ELine): Big | null {
  const count = isMissing(quantity) ? ONE : amountOf(quantity);
  const unitPrice = amountOrZero(price?.net);
  const base = amountOrZero(price?.baseQuantity);
  if (count === null || unitPrice === null || base === null) return null;
  const product = count.times(unitPrice);
  return base.eq('0') ? product : product.div(base);
}

/** Surcharges less discounts, in whole cents. */
function sharesOf({ allowances, charges }: ELine): Big | null {
  const less = sumOf(allowances.map(({ amount }) => amount));
  const more = sumOf(charges.map(({ amount }) => amount));
  return less === null || more === null ? null : roundToCents(more).minus(roundToCents(less));
}

/** Price before discount less discount (R046), or null where there is no price before discount or something is no number. */
export function expectedPrice(price: Price | undefined): Big | null {
  const gross = amountOf(price?.allowance?.gross);
  const discount = amountOrZero(price?.allowance?.amount);
  return gross === null || discount === null ? null : gross.minus(discount);
}

/** Percentage of the base amount (R040), not rounded, or null where one is missing or no number. */
export function expectedShare({ base, percent }: AllowanceCharge): Big | null {
  const exactBase = amountOf(base);
  const exactPercent = amountOf(percent);
  return exactBase === null || exactPercent === null ? null : exactBase.times(exactPercent).div(HUNDRED);
}

/** Breaches of all discounts and surcharges, on the invoice and on its lines. */
export function ofAllShares(
  invoice: EInvoice,
  find: (item: AllowanceCharge, path: string) => Breach[],
): Breach[] {
  return (['allowances', 'charges'] as const).flatMap((kind) => [
    ...ofEach(invoice[kind], kind, (item, path) => find(item, path)),
    ...ofEachOnLines(invoice, kind, (item, path) => find(item, path)),
  ]);
}
