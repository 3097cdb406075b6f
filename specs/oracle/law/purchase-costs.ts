/** What the purchases put into the income-surplus statement (§ 4 (3), § 11 EStG): money when it moves, as cost and as input VAT. */
import { fraction, gross, type Pair, plus } from '../amounts.ts';
import { add, type Figure, type Grown, growth, type Standings } from '../course.ts';
import { FINE, standingOn } from '../state/bill-standing.ts';
import { type Purchase, WHOLE } from '../state/purchase.ts';
import { type Bought, boughtOn, openCents } from './bought.ts';
import { forBusiness, inputVat } from './deduction.ts';

/** The lines of Anlage EÜR by what was bought. */
export const COSTS: Readonly<Record<string, string>> = {
  software: '228',
  equipment: '229',
  communication: '280',
  materials: '100',
  contractors: '110',
  advertising: '224',
  legal: '194',
  other: '183',
};

const INPUT_VAT = '185';

export function purchasesInSurplus(purchase: Purchase): Grown[] {
  return growth(
    purchase.acts.map(({ day }) => day),
    (day) => costsOn(purchase, day),
  );
}

function costsOn(purchase: Purchase, day: string): Standings {
  const boxes = new Map<string, Figure>();
  const standing = standingOn(purchase, day);
  for (const bought of boughtOn(purchase, standing)) {
    const { net, vat } = costAndInputVat(bought, purchase);
    const open = openCents(bought, purchase, standing);
    add(boxes, COSTS[bought.category] ?? 'unknown', net, open);
    add(boxes, INPUT_VAT, vat, open);
  }
  return boxes;
}

/**
 * What of the money is cost, and what is input VAT (§ 9b (1) EStG: VAT that is not deducted belongs to the cost). What is paid beyond what is
 * asked for stays what it was until it comes back.
 */
function costAndInputVat(bought: Bought, purchase: Purchase): Pair {
  const { asked, business, received } = bought;
  const all = gross(asked) * FINE;
  const part = fraction(gross(business), received, all);
  const vat = part - fraction(business.net, received, all);
  const deducted = fraction(vat, inputVat(business.vat, bought), business.vat);
  return plus({ net: part - deducted, vat: deducted }, partBeyond(bought, purchase));
}

function partBeyond({ beyond, deductibleShare }: Bought, purchase: Purchase): Pair {
  const business = forBusiness(beyond, purchase);
  const deducted = fraction(business.vat, deductibleShare, WHOLE * FINE);
  return { net: fraction(gross(business), 1n, FINE) - deducted, vat: deducted };
}
