/** Fixed assets on the lines of bills: what they cost is what is still asked for, without VAT that is deducted (§ 6 (2) s. 1, § 9b (1) EStG). */
import { fraction, inEuros, NOTHING } from '../amounts.ts';
import { NO_ACTS, type OwnAsset } from '../state/assets.ts';
import { standingInEuros } from '../state/bill-in-euros.ts';
import type { Books } from '../state/books.ts';
import { type Purchase, WHOLE } from '../state/purchase.ts';
import { boughtOn } from './bought.ts';
import { forBusiness, inputVat } from './deduction.ts';
import { taxOwed } from './purchases.ts';

const LAST = '9999-12-31';

/** All that stand, with what happened to them. */
export function assetsOf({ assets, purchases, assetActs }: Books): OwnAsset[] {
  const alone = [...assets.values()].map((bought) => ({ bought, open: 0n }));
  return [...alone, ...[...purchases.values()].flatMap(assetsBought)].map((asset) => ({
    ...asset,
    ...(assetActs.get(asset.bought.id) ?? NO_ACTS),
  }));
}

/** § 9a EStDV: from the end of the supply on, whenever it is paid. */
function assetsBought(purchase: Purchase): Pick<OwnAsset, 'bought' | 'open'>[] {
  if (purchase.lines.every(({ asset }) => asset === undefined)) return [];
  const standing = standingInEuros(purchase, LAST);
  return boughtOn(purchase, standing, { day: LAST, above: () => [] }).flatMap((bought) => {
    const { asset, business, place } = bought;
    if (asset === undefined) return [];
    const owed = taxOwed(bought);
    const vat = owed === null ? business.vat : owed - fraction(owed, purchase.privateShare, WHOLE);
    const deducted = inputVat(vat, bought);
    const cost = inEuros(business.net + vat - deducted);
    const onBill = forBusiness(standing.asked[place] ?? NOTHING, purchase).vat;
    const come = {
      id: `${purchase.id}/${place}`,
      date: purchase.suppliedOn,
      cost,
      deducted: inEuros(deducted),
      // What the bill shows, or is owed, deducted or not.
      inputVat: inEuros(owed === null ? onBill : vat),
    };
    return [{ bought: { type: 'asset', ...come, ...asset }, open: standing.openAsked * 2n }];
  });
}
