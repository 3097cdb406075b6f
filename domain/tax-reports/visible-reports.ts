/** Which tax reports a business is offered: sidebar, overview and routes ask this alone. */

/** The reports by the ids of the specification, in the order in which they are listed. */
export const TAX_REPORTS = ['vat-advance', 'annual-vat', 'eur', 'recapitulative', 'income-tax'] as const;
export type TaxReport = (typeof TAX_REPORTS)[number];

/** What decides of a business and its install. */
export interface ReportOffer {
  /** Those that the user has switched on. */
  enabled: readonly TaxReport[];
  /** § 19 UStG holds today. */
  smallBusiness: boolean;
  /** The install offers the income tax report (`EST_ENABLED`). */
  incomeTax: boolean;
}

/** Why a report is hidden: the install has it not, a small business need not file it, or the user switched it off. */
export type HiddenReason = 'notOffered' | 'smallBusiness' | 'switchedOff';

/** § 19 (1) s. 2, § 18a (4) UStG. What a small business owes as a buyer is told beside the list. */
const NOT_FOR_SMALL_BUSINESS: readonly TaxReport[] = ['vat-advance', 'annual-vat', 'recapitulative'];

/** The reports that are offered, in their order. */
export function visibleReports(offer: ReportOffer): TaxReport[] {
  return TAX_REPORTS.filter((report) => whyHidden(report, offer) === null);
}

/** Null for a report that is offered. What the user cannot change comes before what they switched off. */
export function whyHidden(report: TaxReport, offer: ReportOffer): HiddenReason | null {
  if (report === 'income-tax' && !offer.incomeTax) return 'notOffered';
  if (offer.smallBusiness && NOT_FOR_SMALL_BUSINESS.includes(report)) return 'smallBusiness';
  return offer.enabled.includes(report) ? null : 'switchedOff';
}

/**
 * Whether the screen of a report opens by its address. The advance return always does: every proof of VAT leads there. The annual return
 * also does for a small business, which files one for a year in which it owed VAT as a buyer (§ 18 (4a) UStG).
 */
export function isReportOpen(report: TaxReport, offer: ReportOffer): boolean {
  if (report === 'vat-advance') return true;
  const hidden = whyHidden(report, offer);
  return hidden === null || (hidden === 'smallBusiness' && report === 'annual-vat');
}
