/** What of a bill becomes a fixed asset, and with which cost. */
import {
  type AssetProposal,
  type BoughtAsset,
  isInRegister,
  treatmentRefusal,
} from '@belegbar/domain/assets';
import type { TaxRegime } from '@belegbar/domain/business';
import { addCents, assert, subtractCents, ZERO } from '@belegbar/domain/money';
import { vatInCost } from './asset-vat.ts';
import { standingOf } from './book-purchase.ts';
import { euroLines } from './euro-lines.ts';
import type { Expense } from './expense.ts';
import { idOfLine } from './line-id.ts';
import type { Purchase } from './purchase.ts';
import { businessPart, isOwed, purchaseGroups } from './purchase-groups.ts';

export interface PurchasedAsset extends BoughtAsset {
  /** The id of its line, and where that stands on the bill, from 0. */
  line: number;
  place: number;
}

/** In the order of the lines. What was credited in full costs nothing. */
export function purchasedAssets(bill: Expense, regime: TaxRegime): PurchasedAsset[] {
  const { inCurrency: _, ...expense } = { ...bill, lines: euroLines(bill) };
  return expense.lines.flatMap((line, place) => {
    const { asset, net: netPrice } = line;
    if (asset === undefined || !isInRegister(asset.treatment)) return [];
    const [group] = purchaseGroups({ ...expense, lines: [line] }, regime);
    assert(group !== undefined, 'a line without a group');
    const { net, billedVat, vat, deductible } = group;
    const vatOfCost = isOwed(group) ? vatInCost(group, expense) : subtractCents(billedVat, deductible);
    return [
      {
        ...asset,
        treatment: asset.treatment,
        isUsableAlone: asset.isUsableAlone ?? true,
        reduction: asset.reduction ?? ZERO,
        line: idOfLine(line, place),
        place,
        acquiredOn: expense.servicePeriod.to,
        cost: addCents(net, vatOfCost),
        netPrice,
        inputVat: businessPart(isOwed(group) ? vat : line.vat, expense),
        deducted: deductible,
        privateSharePercent: expense.privateSharePercent,
      },
    ];
  });
}

/** An asset of the bill as its treatment is judged, and where it stands on the bill, from 0. */
export interface ProposedAsset extends AssetProposal {
  id: number;
  place: number;
}

/** All of the bill, by their price in euros, also those that are cost at once. */
export function proposedAssets(expense: Expense): ProposedAsset[] {
  return euroLines(expense).flatMap((line, place) => {
    const { asset, net: netPrice } = line;
    if (asset === undefined) return [];
    const acquiredOn = expense.servicePeriod.to;
    return [{ ...asset, acquiredOn, netPrice, id: idOfLine(line, place), place }];
  });
}

/**
 * The same of a bill that is set right: by what is left of the price once discounts and credits are taken off (§ 255 (1) s. 3 HGB), but for what
 * was treated so before and may be by its price on the bill, which stays as it is.
 */
export function proposedAnew(before: Expense, after: Purchase): ProposedAsset[] {
  const treated = new Map(proposedAssets(before).map(({ id, treatment }) => [id, treatment]));
  const entered = proposedAssets(after.expense);
  const standing = proposedAssets({ ...after.expense, lines: [...standingOf(after).lines] });
  return standing.map((asset, index) => {
    const onBill = entered[index];
    const isKept = onBill !== undefined && treated.get(asset.id) === asset.treatment && isAllowed(onBill);
    return isKept ? onBill : asset;
  });
}

function isAllowed(asset: AssetProposal): boolean {
  const refusal = treatmentRefusal(asset);
  return refusal.known && refusal.value === null;
}
