/** Which tax code a purchase most likely has, by where its vendor sits and what was bought, and why. */
import { isEuCountry } from '@belegbar/domain/business';
import type { PurchaseTaxCode } from '@belegbar/domain/journal';
import type { ExpenseCategory } from './expense.ts';

export type TaxCodeReason =
  /** German VAT stands on the bill. */
  | 'domestic'
  /** A night in Germany (§ 12 (2) No. 11 UStG); breakfast has the full rate. */
  | 'lodging'
  /** Free of VAT (§ 4 No. 10 UStG): what it shows is insurance tax. */
  | 'insurance'
  /** § 13b (1) UStG. */
  | 'euService'
  /** § 1a UStG. */
  | 'euGoods'
  /** § 13b (2) No. 1 UStG. */
  | 'otherService'
  /** Import VAT by customs. */
  | 'otherGoods'
  /** Hotels, meals and rides abroad (§ 3a (3), § 3b UStG): foreign VAT is cost. */
  | 'usedThere';

export interface TaxCodeProposal {
  taxCode: PurchaseTaxCode;
  reason: TaxCodeReason;
}

/** `country`: of the vendor, by ISO 3166-1. */
export function proposeTaxCode(country: string, category: ExpenseCategory | null): TaxCodeProposal {
  if (category === 'work_insurances') return { taxCode: 'inputNone', reason: 'insurance' };
  if (country === 'DE' && category === 'business_trip_accommodation')
    return { taxCode: 'inputReduced7', reason: 'lodging' };
  if (country === 'DE') return { taxCode: 'inputStandard19', reason: 'domestic' };
  if (category !== null && USED_THERE.includes(category))
    return { taxCode: 'inputNotDeductible', reason: 'usedThere' };
  const isGoods = category !== null && GOODS.includes(category);
  if (isEuCountry(country))
    return isGoods
      ? { taxCode: 'intraCommunityAcquisition19', reason: 'euGoods' }
      : { taxCode: 'euServiceReverseCharge', reason: 'euService' };
  return isGoods
    ? { taxCode: 'importVat', reason: 'otherGoods' }
    : { taxCode: 'otherReverseCharge', reason: 'otherService' };
}

const USED_THERE: readonly ExpenseCategory[] = [
  'business_meals',
  'business_trip_accommodation',
  'transportation',
];
const GOODS: readonly ExpenseCategory[] = ['equipment', 'materials', 'gifts'];
