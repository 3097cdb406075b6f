/** What of a received amount is booked under a tax code. */
import type { PurchaseTaxCode } from '@belegbar/domain/journal';
import {
  addCents,
  type Cents,
  centsAtRate,
  centsFromEuros,
  compareDecimals,
  type Decimal,
  decimal,
  isAmount,
  productFits,
  ZERO,
} from '@belegbar/domain/money';
import { saidDecimal } from './said-decimal.ts';

export interface BookedAmounts {
  net: Cents;
  /** What is deducted of the VAT on the bill; zero where the buyer owes it, and where it is cost. */
  vat: Cents;
}

/** Of amounts without VAT and of VAT on the bill, in cents of euros; whatever the code, both sides add up to what is paid. */
export function bookedAmounts(
  bill: { base: Cents; tax: Cents },
  taxCode: PurchaseTaxCode | null,
): BookedAmounts {
  const isDeducted = taxCode === 'inputStandard19' || taxCode === 'inputReduced7';
  return isDeducted ? { net: bill.base, vat: bill.tax } : { net: addCents(bill.base, bill.tax), vat: ZERO };
}

/** Null where the sum, or one on the way to it, is more than the product carries. */
export function sumOrNull(amounts: readonly Cents[]): Cents | null {
  let sum: Cents = ZERO;
  for (const amount of amounts) {
    const next = sum + amount;
    if (!isAmount(next)) return null;
    sum = next;
  }
  return sum;
}

/** A decimal of a file in cents, rounded half away from zero; null for what is no amount that the product carries. */
export function centsOf(text: string | undefined): Cents | null {
  const amount = saidDecimal(text);
  return amount !== null && productFits(ONE, amount) ? centsFromEuros(amount) : null;
}

/** An amount of a foreign currency in cents of euros, when one euro is `unitsPerEuro` of it (above zero), rounded half away from zero; null for no amount. */
export function toEuros(text: string, unitsPerEuro: Decimal): Cents | null {
  const amount = saidDecimal(text);
  if (amount === null || compareDecimals(unitsPerEuro, ZERO_UNITS) <= 0) return null;
  return centsAtRate(amount, unitsPerEuro);
}

const ONE = decimal('1');
const ZERO_UNITS = decimal('0');
