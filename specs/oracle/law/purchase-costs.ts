/** What the purchases put into the income-surplus statement (§ 4 (3), § 11 EStG): money when it moves, as cost and as input VAT. */
import { fraction, gross, type Pair, plus } from '../amounts.ts';
import { add, type Figure, type Grown, growth, type Standings } from '../course.ts';
import { standingInEuros } from '../state/bill-in-euros.ts';
import { FINE } from '../state/bill-standing.ts';
import { type Purchase, WHOLE } from '../state/purchase.ts';
import { type Bought, boughtOn, type Judged, judgingDays, openCents } from './bought.ts';
import { forBusiness, inputVat } from './deduction.ts';
import type { GiftsAbove } from './gifts.ts';
import { countingDays, owedInCostOfAssets } from './purchases.ts';

/** The lines of Anlage EÜR by what was bought. */
export const COSTS: Readonly<Record<string, string>> = {
  software: '228',
  equipment: '229',
  communication: '280',
  materials: '100',
  contractors: '110',
  advertising: '224',
  legal: '194',
  gifts: '174',
  gifts_not_deductible: '164',
  business_meals: '175',
  business_meals_not_deductible: '165',
  other: '183',
};

const INPUT_VAT = '185';
const TO_TAX_OFFICE = '186';

export function purchasesInSurplus(purchase: Purchase, above: GiftsAbove): Grown[] {
  const days = [...purchase.acts.map(({ day }) => day), ...judgingDays(purchase, above)];
  return growth([...days, ...countingDays(purchase)], (day) => costsOn(purchase, { day, above }));
}

function costsOn(purchase: Purchase, judged: Judged): Standings {
  const boxes = new Map<string, Figure>();
  const standing = standingInEuros(purchase, judged.day);
  let [meals, openMeals] = [0n, 0n];
  for (const bought of boughtOn(purchase, standing, judged)) {
    const { net, vat } = costAndInputVat(bought, purchase);
    const open = openCents(bought, purchase, standing);
    add(boxes, INPUT_VAT, vat, open);
    if (bought.asset !== undefined) {
      // § 4 (3) s. 3 EStG: its depreciation is cost, and what it was on the account beside its cost.
      if (bought.account !== null) add(boxes, COSTS.other ?? '', besideRate(bought, purchase), open);
    } else if (bought.category === 'business_meals') [meals, openMeals] = [meals + net, openMeals + open];
    else add(boxes, COSTS[bought.category] ?? 'unknown', net, open);
  }
  const owed = owedInCostOfAssets(purchase, judged);
  add(boxes, TO_TAX_OFFICE, -owed.amount, owed.open);
  // § 4 (5) No. 2 s. 1 EStG: 70 % of what a receipt costs.
  const deductible = fraction(meals, 70n, 100n);
  add(boxes, COSTS.business_meals ?? '', deductible, openMeals);
  add(boxes, COSTS.business_meals_not_deductible ?? '', meals - deductible, openMeals);
  return boxes;
}

/**
 * What of the money is cost, and what is input VAT (§ 9b (1) EStG: VAT that is not deducted belongs to the cost). What is paid beyond what is
 * asked for stays what it was until it comes back.
 */
function costAndInputVat(bought: Bought, purchase: Purchase): Pair {
  const atRate = costAtRate(bought, purchase);
  if (bought.account === null) return atRate;
  // § 11 (2) EStG: what was on the account, with input VAT at the rate of the bill (§ 16 (6) UStG).
  return { net: onAccount(bought.account, purchase) - atRate.vat, vat: atRate.vat };
}

function besideRate(bought: Bought, purchase: Purchase): bigint {
  return onAccount(bought.account ?? 0n, purchase) - gross(costAtRate(bought, purchase));
}

function onAccount(account: bigint, purchase: Purchase): bigint {
  return fraction(forBusiness({ net: account, vat: 0n }, purchase).net, 1n, FINE);
}

function costAtRate(bought: Bought, purchase: Purchase): Pair {
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
