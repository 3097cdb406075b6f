/** § 15 UStG: how much of the VAT on a purchase is input VAT, and what of it serves the business. */
import { fraction, type Pair } from '../amounts.ts';
import { type BillLine, type Purchase, WHOLE } from '../state/purchase.ts';
import { mayNotDeduct } from './small-business.ts';

/** What of a bill decides for all its lines. */
type Bill = Pick<Purchase, 'privateShare' | 'regime'>;

/** A line under what it was bought for. */
type Thing = Pick<BillLine, 'taxCode' | 'deductibleShare'> & { category: string };

/** What is bought as goods: by its code, or by what it is bought for. */
const GOODS_CODES = ['intraCommunityAcquisition19', 'intraCommunityAcquisition7', 'importVat'];
const GOODS_CATEGORIES = ['equipment', 'materials', 'gifts'];
const WITHOUT_INPUT_VAT = ['inputNone', 'inputNotDeductible'];

/** How much of the VAT is input VAT, in hundredths of a percent. */
export function deductibleShareOf(thing: Thing, bill: Bill): bigint {
  const isExcluded = WITHOUT_INPUT_VAT.includes(thing.taxCode) || mayNotDeduct(bill);
  return isExcluded || isHardlyForBusiness(thing, bill) ? 0n : thing.deductibleShare;
}

/** § 15 (1) s. 2 UStG: goods of which less than a tenth serves the business. */
function isHardlyForBusiness({ taxCode, category }: Thing, { privateShare }: Bill): boolean {
  const isGoods = GOODS_CODES.includes(taxCode) || GOODS_CATEGORIES.includes(category);
  return isGoods && WHOLE - privateShare < WHOLE / 10n;
}

/** What is left for the business when the private part is taken out (§ 15 (1) No. 1 UStG, § 4 (4) EStG). */
export function forBusiness({ net, vat }: Pair, { privateShare }: Bill): Pair {
  return { net: net - fraction(net, privateShare, WHOLE), vat: vat - fraction(vat, privateShare, WHOLE) };
}

/** § 15 (1) No. 3 and 4 UStG: of the tax that the buyer owes, on the private part as well, what serves the business. */
export function inputVatOfOwed(
  tax: bigint,
  thing: Pick<BillLine, 'deductibleShare'>,
  { privateShare }: Bill,
): bigint {
  return inputVat(tax - fraction(tax, privateShare, WHOLE), thing);
}

/** Input VAT of the VAT that serves the business (§ 15 (4) UStG). */
export function inputVat(vat: bigint, { deductibleShare }: Pick<BillLine, 'deductibleShare'>): bigint {
  return fraction(vat, deductibleShare, WHOLE);
}
