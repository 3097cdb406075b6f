/** What of a bill becomes a fixed asset, and with which cost. */
import { type BoughtAsset, isInRegister } from '@belegbar/domain/assets';
import type { TaxRegime } from '@belegbar/domain/business';
import { addCents, assert, subtractCents } from '@belegbar/domain/money';
import { vatInCost } from './asset-vat.ts';
import { euroLines } from './euro-lines.ts';
import type { Expense } from './expense.ts';
import { idOfLine } from './line-id.ts';
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
