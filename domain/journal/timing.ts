/**
 * When VAT arises (§ 13, § 18b, § 20 UStG). The tax point of an invoice's entries is fixed when it is issued, so that a later change
 * of the basis taxes nothing twice: with a tax point it was taxed by performance, without one it waits for the money.
 */
import type { Day } from '@belegbar/domain/calendar';
import { isTaxedCase } from '@belegbar/domain/invoices';
import type { BookedEntry, NewEntry } from './entry.ts';

/** Whether money for this invoice entry is taxed as it comes in (§ 13 (1) No. 1 b, § 20 UStG). */
export function isTaxedOnReceipt(invoice: Pick<NewEntry, 'scheme' | 'taxPoint'>): boolean {
  return invoice.scheme === 'regular' && invoice.taxPoint === null;
}

/** Whether money before the performance is taxed on receipt although the supply is taxed by performance (§ 13 (1) No. 1 a s. 4 UStG). */
export function isAdvance(invoice: Pick<NewEntry, 'taxCode' | 'taxPoint'>, paidOn: Day): boolean {
  return invoice.taxPoint !== null && isTaxedCase(invoice.taxCode) && paidOn < invoice.taxPoint;
}

/** § 17 (1) s. 8 UStG: a change counts when it happens, but never before the supply itself; null where the invoice is not taxed by performance. */
export function changeTaxPoint(invoice: BookedEntry, on: Day): Day | null {
  if (invoice.taxPoint === null) return null;
  return on > invoice.taxPoint ? on : invoice.taxPoint;
}
