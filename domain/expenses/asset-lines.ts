/** What of a bill becomes a fixed asset, and with which cost. */
import type { AssetDescription } from '@belegbar/domain/assets';
import type { TaxRegime } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import { addCents, assert, type Cents, type Decimal, subtractCents } from '@belegbar/domain/money';
import { type Expense, isDepreciated } from './expense.ts';
import { businessPart, isOwed, purchaseGroups } from './purchase-groups.ts';

export interface PurchasedAsset extends AssetDescription {
  /** Of the bill, from 0. */
  lineIndex: number;
  /** The supply is made then, whatever is paid when (§ 9a EStDV). */
  acquiredOn: Day;
  /** What becomes cost, in cents: the share of the business, with VAT of the bill that is not deducted (§ 9b (1) EStG). */
  cost: Cents;
  /** The whole price without VAT, by which the limits go, in cents. */
  netPrice: Cents;
  /** VAT on the share of the business, billed or owed, and what of it is deducted, in cents. */
  inputVat: Cents;
  deducted: Cents;
  privateSharePercent: Decimal | null;
}

/** In the order of the lines. VAT that the buyer owes and cannot deduct is cost when it is paid to the tax office, and so not here. */
export function purchasedAssets(expense: Expense, regime: TaxRegime): PurchasedAsset[] {
  return expense.lines.flatMap((line, lineIndex) => {
    if (line.asset === undefined || !isDepreciated(line)) return [];
    const [group] = purchaseGroups({ ...expense, lines: [line] }, regime);
    assert(group !== undefined, 'a line without a group');
    const { net, billedVat, vat, deductible } = group;
    return [
      {
        ...line.asset,
        lineIndex,
        acquiredOn: expense.servicePeriod.to,
        cost: isOwed(group) ? net : addCents(net, subtractCents(billedVat, deductible)),
        netPrice: line.net,
        inputVat: businessPart(isOwed(group) ? vat : line.vat, expense),
        deducted: deductible,
        privateSharePercent: expense.privateSharePercent,
      },
    ];
  });
}
