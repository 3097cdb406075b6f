/** The day on which the VAT of a purchase counts: what is deducted of it, and what the buyer owes. */
import type { Day } from '@belegbar/domain/calendar';
import { onInvoiceOrMonthAfter, type ServicePeriod } from '@belegbar/domain/invoices';
import type { PurchaseTaxCode } from '@belegbar/domain/journal';
import type { Expense } from './expense.ts';

export interface PurchaseDays extends Pick<Expense, 'documentDate' | 'receivedOn' | 'servicePeriod'> {
  /** Day on which it was paid, where that was before the supply; else null. */
  prepaidOn: Day | null;
}

/**
 * VAT on the bill: § 15 (1) No. 1 s. 2 and 3 UStG. § 13b (1): end of performance; § 13b (2), § 13 (1) No. 6: with the bill, at latest the
 * month after; both with a payment before the supply (§ 13b (4) s. 2). Null where nothing is deducted or owed.
 */
export function purchaseTaxPoint(taxCode: PurchaseTaxCode, days: PurchaseDays): Day | null {
  const { documentDate, servicePeriod, prepaidOn } = days;
  switch (taxCode) {
    case 'inputNone':
    case 'inputNotDeductible':
      return null;
    case 'inputStandard19':
    case 'inputReduced7':
      return inputVatPoint(days);
    case 'euServiceReverseCharge':
    case 'euServiceReverseCharge7':
      return prepaidOn ?? servicePeriod.to;
    case 'otherReverseCharge':
    case 'otherReverseCharge7':
      return prepaidOn ?? onInvoiceOrMonthAfter(documentDate, servicePeriod.to);
    case 'importVat':
      return latest(documentDate, servicePeriod.to);
    default:
      return onInvoiceOrMonthAfter(documentDate, servicePeriod.to);
  }
}

/** § 15 (1) No. 1 UStG: once the supply is made, or paid for before, and the bill is there. */
export function inputVatPoint({ documentDate, receivedOn, servicePeriod, prepaidOn }: PurchaseDays): Day {
  return latest(documentDate, receivedOn ?? documentDate, prepaidOn ?? servicePeriod.to);
}

/**
 * The day of payment where it was before the supply (§ 15 (1) No. 1 s. 3 UStG), else null. A prepayment invoice (BT-3 386) bills before it:
 * where its period is no more than its own day, that is not when the supply was made. One with another period says so itself.
 */
export function prepaidOn(of: {
  paidOn: Day | null;
  documentDate: Day;
  servicePeriod: ServicePeriod;
  isPrepayment: boolean;
}): Day | null {
  const { paidOn, documentDate, servicePeriod, isPrepayment } = of;
  const { from, to } = servicePeriod;
  const isBefore = isPrepayment && from === documentDate && to === documentDate;
  return paidOn !== null && (isBefore || paidOn < to) ? paidOn : null;
}

function latest(first: Day, ...others: Day[]): Day {
  return others.reduce((late, day) => (day > late ? day : late), first);
}
