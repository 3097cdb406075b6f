/** Fixed assets on the lines of bills: what they cost is what is still asked for, without VAT that is deducted (§ 6 (2) s. 1, § 9b (1) EStG). */
import { inEuros } from '../amounts.ts';
import { standingInEuros } from '../state/bill-in-euros.ts';
import type { OwnAsset } from '../state/books.ts';
import type { Purchase } from '../state/purchase.ts';
import { boughtOn } from './bought.ts';
import { inputVat } from './deduction.ts';

const LAST = '9999-12-31';

/** § 9a EStDV: from the end of the supply on, whenever it is paid. */
export function assetsBought(purchase: Purchase): OwnAsset[] {
  if (purchase.lines.every(({ asset }) => asset === undefined)) return [];
  const standing = standingInEuros(purchase, LAST);
  return boughtOn(purchase, standing, { day: LAST, above: () => [] }).flatMap((bought) => {
    const { asset, business, place } = bought;
    if (asset === undefined) return [];
    const deducted = inputVat(business.vat, bought);
    const cost = inEuros(business.net + business.vat - deducted);
    const come = {
      id: `${purchase.id}/${place}`,
      date: purchase.suppliedOn,
      cost,
      deducted: inEuros(deducted),
    };
    return [{ bought: { type: 'asset', ...come, ...asset }, disposal: null, open: standing.openAsked * 2n }];
  });
}
