/** What was bought alike on one bill, as it stands on a day: the same VAT, use and deduction, rounded once. */
import { gross, NOTHING, type Pair, plus } from '../amounts.ts';
import type { BillStanding } from '../state/bill-standing.ts';
import { type Purchase, WHOLE } from '../state/purchase.ts';
import { deductibleShareOf, forBusiness } from './deduction.ts';

export interface Bought {
  taxCode: string;
  category: string;
  deductibleShare: bigint;
  /** What the vendor asks for it, and what of that serves the business. */
  asked: Pair;
  business: Pair;
  /** In parts of a cent: what is paid of what is asked, and what is paid beyond it. */
  received: bigint;
  beyond: Pair;
  lineCount: bigint;
}

export function boughtOn(purchase: Purchase, standing: BillStanding): Bought[] {
  const things = purchase.lines.map((_, index) => boughtIn(purchase, standing, index));
  const kinds = Map.groupBy(things, (each) => `${each.taxCode} ${each.category} ${each.deductibleShare}`);
  return [...kinds.values()].map((alike) => alike.reduce(together));
}

function boughtIn(purchase: Purchase, standing: BillStanding, index: number): Bought {
  const line = purchase.lines[index];
  if (line === undefined) throw new Error(`no line ${index}`);
  const { taxCode, category: own } = line;
  const category = own ?? purchase.category;
  const deductibleShare = deductibleShareOf({ ...line, category }, purchase);
  // § 9b (1) EStG: VAT of a bill of which nothing is deducted is one cost with the rest.
  const cost = (pair: Pair) => (deductibleShare === 0n ? { net: gross(pair), vat: 0n } : pair);
  const asked = cost(standing.asked[index] ?? NOTHING);
  return {
    taxCode,
    category,
    deductibleShare,
    asked,
    business: forBusiness(asked, purchase),
    received: standing.received[index] ?? 0n,
    beyond: cost(standing.beyond[index] ?? NOTHING),
    lineCount: 1n,
  };
}

function together(one: Bought, other: Bought): Bought {
  return {
    ...one,
    asked: plus(one.asked, other.asked),
    business: plus(one.business, other.business),
    received: one.received + other.received,
    beyond: plus(one.beyond, other.beyond),
    lineCount: one.lineCount + other.lineCount,
  };
}

/** By how many cents the law leaves open what counts of it: whose the odd cent is of what is paid, or given up, for several things. */
export function openCents(bought: Bought, purchase: Purchase, standing: BillStanding): bigint {
  const { paid, payable, openAsked, openBeyond } = standing;
  const [first] = purchase.lines;
  const isOneThing =
    purchase.lines.length === 1 &&
    purchase.privateShare === 0n &&
    (first?.deductibleShare ?? 0n) % WHOLE === 0n;
  const isDivided = paid > payable || (paid !== 0n && paid !== payable && !isOneThing);
  return (isDivided ? 1n : 0n) + openAsked * bought.lineCount + openBeyond;
}
