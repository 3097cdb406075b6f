/**
 * When VAT arises (§ 13, § 18b, § 20 UStG). The tax point of an invoice's entries is fixed when it is issued, so that a later change
 * of the basis taxes nothing twice: with a tax point it was taxed by performance, without one it waits for the money.
 */
import type { TaxRegime } from '@belegbar/domain/business';
import { addDays, type Day, endOfMonth } from '@belegbar/domain/calendar';
import { isTaxedCase, type VatCase } from '@belegbar/domain/invoices';
import type { BookedEntry } from './entry.ts';

/**
 * The day on which an invoice counts, or null: never (small business), or only as money comes in.
 * Services go by the end of performance; goods to the EU by the invoice, at latest the month after the supply (§ 18b s. 2, 3 UStG).
 * Both stay so under cash taxation, which is about the time at which VAT arises; all other supplies then wait for the money.
 */
export function supplyTaxPoint(supply: {
  vatCase: VatCase;
  regime: Pick<TaxRegime, 'vatBasis' | 'smallBusiness'>;
  invoiceDate: Day;
  serviceTo: Day;
}): Day | null {
  const { vatCase, regime, invoiceDate, serviceTo } = supply;
  if (regime.smallBusiness || vatCase === 'smallBusiness') return null;
  if (vatCase === 'intraCommunitySupply') return onInvoiceOrMonthAfter(invoiceDate, serviceTo);
  if (vatCase === 'euService' || regime.vatBasis === 'accrual') return serviceTo;
  return null;
}

/** With the document, at latest the end of the month after the supply, and never before the supply (§ 13b (2), § 13 (1) No. 6, § 18b s. 2). */
export function onInvoiceOrMonthAfter(documentDate: Day, serviceTo: Day): Day {
  const latest = endOfMonth(addDays(endOfMonth(serviceTo), 1));
  if (documentDate < serviceTo) return serviceTo;
  return documentDate < latest ? documentDate : latest;
}

/** Whether money for this invoice entry is taxed as it comes in (§ 13 (1) No. 1 b, § 20 UStG). */
export function isTaxedOnReceipt(invoice: BookedEntry): boolean {
  return invoice.scheme === 'regular' && invoice.taxPoint === null;
}

/** Whether money before the performance is taxed on receipt although the supply is taxed by performance (§ 13 (1) No. 1 a s. 4 UStG). */
export function isAdvance(invoice: BookedEntry, paidOn: Day): boolean {
  return invoice.taxPoint !== null && isTaxedCase(invoice.taxCode) && paidOn < invoice.taxPoint;
}

/** § 17 (1) s. 8 UStG: a change counts when it happens, but never before the supply itself; null where the invoice is not taxed by performance. */
export function changeTaxPoint(invoice: BookedEntry, on: Day): Day | null {
  if (invoice.taxPoint === null) return null;
  return on > invoice.taxPoint ? on : invoice.taxPoint;
}
