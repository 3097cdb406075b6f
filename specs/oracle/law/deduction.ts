/** § 15 UStG: how much of the VAT on a purchase is input VAT, and what is cost. */
import { divided, fraction, gross, type Pair, sum } from '../amounts.ts';
import { type Bought, type Purchase, WHOLE } from '../state/purchase.ts';
import type { Regime } from '../state/regimes.ts';
import { mayNotDeduct } from './small-business.ts';

/** What of a bill decides for all its lines. */
export interface Bill {
  category: string;
  /** In hundredths of a percent. */
  privateShare: bigint;
  regime: Regime;
}

/** What is bought as goods: by its code, or by what it is bought for. */
const GOODS_CODES = ['intraCommunityAcquisition19', 'intraCommunityAcquisition7', 'importVat'];
const GOODS_CATEGORIES = ['equipment', 'materials', 'gifts'];
const WITHOUT_INPUT_VAT = ['inputNone', 'inputNotDeductible'];

/** Whether any of the VAT is input VAT, as far as the bill tells. */
export function isDeductible(bought: Pick<Bought, 'taxCode' | 'category'>, bill: Bill): boolean {
  if (WITHOUT_INPUT_VAT.includes(bought.taxCode) || mayNotDeduct(bill)) return false;
  return !isHardlyForBusiness(bought, bill);
}

/** § 15 (1) s. 2 UStG: goods of which less than a tenth serves the business. */
function isHardlyForBusiness(
  { taxCode, category }: Pick<Bought, 'taxCode' | 'category'>,
  { privateShare }: Bill,
): boolean {
  const isGoods = GOODS_CODES.includes(taxCode) || GOODS_CATEGORIES.includes(category);
  return isGoods && WHOLE - privateShare < WHOLE / 10n;
}

/** What is left for the business when the private part is taken out (§ 15 (1) No. 1 UStG, § 4 (4) EStG). */
export function forBusiness({ net, vat }: Pair, { privateShare }: Bill): Pair {
  return { net: net - fraction(net, privateShare, WHOLE), vat: vat - fraction(vat, privateShare, WHOLE) };
}

/** § 15 (1) No. 3 and 4 UStG: of the tax that the buyer owes, on the private part as well, what serves the business. */
export function inputVatOfOwed(tax: bigint, bought: Bought): bigint {
  return inputVat(tax - fraction(tax, bought.privateShare, WHOLE), bought);
}

/** Input VAT of the VAT that serves the business (§ 15 (4) UStG). */
export function inputVat(vat: bigint, { deductibleShare }: Bought): bigint {
  return fraction(vat, deductibleShare, WHOLE);
}

/**
 * What of `paid` of the bill is cost, and what is input VAT, for each thing that was bought (§ 9b (1) EStG: VAT that is not deducted belongs to
 * the cost). A payment is for all that is billed alike, its private part as well.
 */
export function costAndInputVat({ bought }: Purchase, paid: bigint): Pair[] {
  const business = bought.map((each) => gross(each.business));
  const billed = sum(bought.map((each) => gross(each.billed)));
  const parts = divided(paid, [...business, billed - sum(business)]);
  return bought.map((each, index) => {
    const part = parts[index] ?? 0n;
    const vat = part - fraction(part, each.business.net, gross(each.business));
    const deducted = fraction(vat, inputVat(each.business.vat, each), each.business.vat);
    return { net: part - deducted, vat: deducted };
  });
}
