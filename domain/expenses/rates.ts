/** The VAT rate behind each purchase tax code. */
import type { Day } from '@belegbar/domain/calendar';
import type { PurchaseTaxCode } from '@belegbar/domain/journal';
import { billedVatPercent, type Known, type RatedCase } from '@belegbar/domain/law';
import { type Decimal, decimal } from '@belegbar/domain/money';

/** Codes whose VAT the buyer owes: it does not stand on the bill and is not paid with it (§ 13b, § 1a UStG). */
export const SELF_ASSESSED: readonly PurchaseTaxCode[] = [
  'euServiceReverseCharge',
  'euServiceReverseCharge7',
  'otherReverseCharge',
  'otherReverseCharge7',
  'intraCommunityAcquisition19',
  'intraCommunityAcquisition7',
];

/** Codes of goods that come from abroad. */
export const GOODS: readonly PurchaseTaxCode[] = [
  'intraCommunityAcquisition19',
  'intraCommunityAcquisition7',
  'importVat',
];

/** Percent of the VAT that the bill shows or that the buyer owes; 0 where there is none, or where customs fix it. */
export function purchaseRate(taxCode: PurchaseTaxCode, on: Day): Known<Decimal> {
  const rated = RATED_AS[taxCode];
  return rated === undefined ? { known: true, value: decimal('0') } : billedVatPercent(rated, on);
}

const RATED_AS: Partial<Record<PurchaseTaxCode, RatedCase>> = {
  inputStandard19: 'standard19',
  inputReduced7: 'reduced7',
  euServiceReverseCharge: 'standard19',
  euServiceReverseCharge7: 'reduced7',
  otherReverseCharge: 'standard19',
  otherReverseCharge7: 'reduced7',
  intraCommunityAcquisition19: 'standard19',
  intraCommunityAcquisition7: 'reduced7',
};
