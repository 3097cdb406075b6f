/** Which tax reports a business is offered, in lists and in menus alike. */

/** The reports that exist. */
export const TAX_REPORTS = ['vatAdvance'] as const;
export type TaxReport = (typeof TAX_REPORTS)[number];

/** § 19 (1) UStG: a small business has no VAT to report. What it owes as a buyer is told beside the list. */
const NOT_FOR_SMALL_BUSINESS: readonly TaxReport[] = ['vatAdvance'];

/** Those of the `enabled` reports that a business is offered under the regime of today, in their order. */
export function visibleReports(
  regime: { smallBusiness: boolean },
  enabled: readonly TaxReport[],
): TaxReport[] {
  return enabled.filter((report) => !(regime.smallBusiness && NOT_FOR_SMALL_BUSINESS.includes(report)));
}
