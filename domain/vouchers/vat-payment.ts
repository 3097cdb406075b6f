/** VAT paid to the tax office or refunded by it, and the year in which that counts (§ 11 EStG, § 18 UStG). */
import { advanceReturnDueOn, type Extension } from '@belegbar/domain/business';
import { type Day, firstDayOf, type Period, yearOf } from '@belegbar/domain/calendar';
import { countsWithRecurring, type NewEntry } from '@belegbar/domain/journal';
import { type Cents, negateCents, ZERO } from '@belegbar/domain/money';
import { countingOn, moneyEntry, type Voucher } from './voucher.ts';

/**
 * What is paid for: an advance return, what is left of a year after its return, or the special prepayment of an eleventh (§ 47 UStDV).
 * Advance payments recur (BFH XI R 48/05), the other two do not.
 */
export type VatPaidFor =
  | { kind: 'advanceReturn'; period: Period }
  | { kind: 'annualReturn'; year: number }
  | { kind: 'specialPrepayment'; year: number };

export interface VatPayment {
  paidFor: VatPaidFor;
  /** The day on which the money moved. */
  paidOn: Day;
  /** By a mandate the office collects late what counts as paid on the due day (BFH VIII B 58/15): the day the return was filed; else null. */
  directDebitFiledOn: Day | null;
  /** Cents; below zero for a refund. */
  amount: Cents;
}

/** The money, under the year to which it belongs where the ten-day rule says so. */
export function bookVatPayment(payment: VatPayment, extension: Extension, voucher: Voucher): NewEntry[] {
  const { paidOn, amount } = payment;
  const isRefund = amount < ZERO;
  return [
    moneyEntry(voucher, {
      kind: 'vatPayment',
      bookedOn: paidOn,
      net: negateCents(amount),
      category: isRefund ? 'vat_refunded_by_tax_office' : 'vat_paid_to_tax_office',
      ...countingOn(paidOn, vatPaymentCountsOn(payment, extension)),
    }),
  ];
}

/** `extension` of the business. A weekend moves neither the due day nor the ten days (BFH X R 44/16). */
export function vatPaymentCountsOn(
  { paidFor, paidOn, directDebitFiledOn }: VatPayment,
  extension: Extension,
): Day {
  if (paidFor.kind !== 'advanceReturn') return paidOn;
  const dueOn = advanceReturnDueOn(paidFor.period, extension);
  const recurring = { dueOn, belongsTo: yearOf(firstDayOf(paidFor.period)) };
  const deemedOn = directDebitFiledOn === null ? paidOn : laterOf(directDebitFiledOn, dueOn);
  const countsOn = countsWithRecurring(deemedOn, recurring);
  return yearOf(countsOn) === yearOf(paidOn) ? paidOn : countsOn;
}

function laterOf(one: Day, other: Day): Day {
  return one > other ? one : other;
}
