/** The VAT case of a line: what kind of supply it is. It is also the tax code of the journal entry (see `domain/journal`). */
export const VAT_CASES = [
  'standard19',
  'reduced7',
  'zero',
  'domesticReverseCharge',
  'euService',
  'intraCommunitySupply',
  'export',
  'thirdCountryService',
  'exempt',
  'smallBusiness',
] as const;

export type VatCase = (typeof VAT_CASES)[number];

/** Cases in which VAT stands on the invoice (0 % of § 12 (3) UStG counts: it is a taxed supply). */
export const TAXED_CASES: readonly VatCase[] = ['standard19', 'reduced7', 'zero'];

/** Whether VAT stands on the invoice: the case has a rate of § 12 UStG. */
export function isTaxedCase(code: string): code is 'standard19' | 'reduced7' | 'zero' {
  return code === 'standard19' || code === 'reduced7' || code === 'zero';
}
