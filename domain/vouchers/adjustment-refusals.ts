/**
 * What the law has against an adjustment. Amounts below zero take back what an earlier return said, so all of one have the same sign, and
 * what is deducted lies between nothing and the VAT (§ 15 (1) No. 3, 4 UStG).
 */
import { type CompanyType, regimeOn, type TaxRegime } from '@belegbar/domain/business';
import type { AdjustmentTaxCode } from '@belegbar/domain/journal';
import { type Cents, ZERO } from '@belegbar/domain/money';
import type { Adjustment } from './adjustment.ts';

export interface AdjustmentRefusal {
  field: 'taxCode' | 'base' | 'tax' | 'deductible' | 'moved.base';
  code:
    | 'voucher.amount.none'
    | 'voucher.adjustment.opposed'
    | 'voucher.adjustment.part-above'
    | 'voucher.adjustment.small-business'
    | 'voucher.adjustment.charities-alone';
}

/** `regimes` and `companyType` of the business; amounts that the code lacks are refused elsewhere. */
export function adjustmentRefusals(
  adjustment: Adjustment,
  business: { regimes: readonly TaxRegime[]; companyType: CompanyType },
): AdjustmentRefusal[] {
  const { smallBusiness } = regimeOn(business.regimes, adjustment.taxPoint);
  return [
    ...amountRefusals(adjustment),
    ...(smallBusiness ? smallBusinessRefusals(adjustment) : charityRefusals(adjustment, business)),
  ];
}

/** Whether what the one regimes let it be the others do too. */
export function isAdjustmentAllowedAlike(
  adjustment: Adjustment,
  one: readonly TaxRegime[],
  other: readonly TaxRegime[],
): boolean {
  const isAllowed = (regimes: readonly TaxRegime[]) =>
    !regimeOn(regimes, adjustment.taxPoint).smallBusiness || smallBusinessRefusals(adjustment).length === 0;
  return isAllowed(one) === isAllowed(other);
}

function amountRefusals({ base, tax, deductible, moved }: Adjustment): AdjustmentRefusal[] {
  const amount = tax ?? base ?? ZERO;
  if (amount === ZERO && (base ?? ZERO) === ZERO)
    return [{ field: tax === null ? 'base' : 'tax', code: 'voucher.amount.none' }];
  const isAbove = deductible !== null && !liesWithin(deductible, amount);
  return [
    ...(isOpposed(base, tax) ? [{ field: 'tax', code: 'voucher.adjustment.opposed' } as const] : []),
    ...(isOpposed(moved?.base ?? null, tax)
      ? [{ field: 'moved.base', code: 'voucher.adjustment.opposed' } as const]
      : []),
    ...(isAbove ? [{ field: 'deductible', code: 'voucher.adjustment.part-above' } as const] : []),
  ];
}

function isOpposed(base: Cents | null, tax: Cents | null): boolean {
  return base !== null && tax !== null && Math.sign(base) * Math.sign(tax) < 0;
}

/** Between nothing and the whole, both included. */
function liesWithin(part: Cents, whole: Cents): boolean {
  return whole < ZERO ? whole <= part && part <= ZERO : ZERO <= part && part <= whole;
}

/** § 19 (1) UStG: it owes no other rate and deducts nothing (§ 15 (2) UStG), but what it said before it can take back. */
function smallBusinessRefusals({ taxCode, tax, deductible }: Adjustment): AdjustmentRefusal[] {
  const code = 'voucher.adjustment.small-business';
  return [
    ...(NOT_OF_SMALL_BUSINESS.includes(taxCode) && (tax ?? ZERO) >= ZERO
      ? [{ field: 'taxCode', code } as const]
      : []),
    ...((deductible ?? ZERO) === ZERO ? [] : [{ field: 'deductible', code } as const]),
  ];
}

const NOT_OF_SMALL_BUSINESS: readonly AdjustmentTaxCode[] = ['otherRates', 'averageRateInputVat'];

/** § 23a UStG: bodies of § 5 (1) No. 9 KStG, which people and partnerships are not. */
function charityRefusals(
  { taxCode }: Adjustment,
  { companyType }: { companyType: CompanyType },
): AdjustmentRefusal[] {
  const isCharity = taxCode !== 'averageRateInputVat' || CAN_BE_CHARITIES.includes(companyType);
  return isCharity ? [] : [{ field: 'taxCode', code: 'voucher.adjustment.charities-alone' }];
}

const CAN_BE_CHARITIES: readonly CompanyType[] = ['ug', 'gmbh', 'ag', 'other'];
