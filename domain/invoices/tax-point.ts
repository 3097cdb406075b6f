/** BT-7: the day on which the VAT of a supply arises, as far as the invoice alone decides it (§ 13, § 18b, § 20 UStG). */
import type { TaxRegime } from '@belegbar/domain/business';
import { addDays, type Day, endOfMonth } from '@belegbar/domain/calendar';
import type { VatCase } from './vat-case.ts';

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
