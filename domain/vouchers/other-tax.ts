/** Taxes beside VAT, paid to the office or refunded by it, and what of them is a cost (§ 4 (5b), § 12 No. 3 EStG). */
import type { Day } from '@belegbar/domain/calendar';
import type { NewEntry } from '@belegbar/domain/journal';
import { type Cents, negateCents } from '@belegbar/domain/money';
import { entryOf, moneyEntry, type Voucher } from './voucher.ts';

/** `vatLateFee`: a Saeumniszuschlag or Verspaetungszuschlag on VAT, which is a cost as VAT itself is. */
export const OTHER_TAXES = [
  'incomeTax',
  'solidaritySurcharge',
  'churchTax',
  'tradeTax',
  'vatLateFee',
] as const;
export type OtherTax = (typeof OTHER_TAXES)[number];

export interface OtherTaxPayment {
  tax: OtherTax;
  paidOn: Day;
  /** Cents; below zero for a refund. */
  amount: Cents;
}

/** The money alone: of these taxes a late fee on VAT counts in the income-surplus statement, and its refund lowers it there. */
export function bookOtherTax({ tax, paidOn, amount }: OtherTaxPayment, voucher: Voucher): NewEntry[] {
  const parts = { kind: 'otherTax', bookedOn: paidOn, net: negateCents(amount) } as const;
  if (tax === 'vatLateFee') {
    return [entryOf(voucher, { ...parts, basis: 'cash', taxCode: 'inputNone', category: 'other_expenses' })];
  }
  return [moneyEntry(voucher, { ...parts, category: tax === 'tradeTax' ? 'trade_tax' : 'private_tax' })];
}
