/** What was bought alike on one bill, as it stands on a day: the same VAT, use and deduction, rounded once. */
import { gross, NOTHING, type Pair, plus } from '../amounts.ts';
import type { StandingInEuros } from '../state/bill-in-euros.ts';
import { type BillLine, type Purchase, WHOLE } from '../state/purchase.ts';
import { deductibleShareOf, forBusiness } from './deduction.ts';
import { type GiftsAbove, isAboveBy, type Turn } from './gifts.ts';

/** What is known of a day. */
export interface Judged {
  day: string;
  above: GiftsAbove;
}

interface Thing {
  taxCode: string;
  category: string;
  deductibleShare: bigint;
}

export interface Bought extends Thing {
  /** The same for all that is alike, on any day. */
  kind: string;
  /** What the vendor asks for it, and what of that serves the business. */
  asked: Pair;
  business: Pair;
  /** In parts of a cent: what is paid of what is asked, and what is paid beyond it. */
  received: bigint;
  beyond: Pair;
  /** In parts of a cent, of a bill in another currency: what was on the account. */
  account: bigint | null;
  lineCount: bigint;
  /** Of the first of its lines. */
  place: number;
  asset: BillLine['asset'];
}

/** `standing` as it is judged on `day`. */
export function boughtOn(purchase: Purchase, standing: StandingInEuros, { day, above }: Judged): Bought[] {
  const things = purchase.lines.map((line, index) => {
    const turns = above(purchase, index);
    const thing = thingOf(line, purchase, isAboveBy(turns, day));
    // What crosses the limit of gifts is rounded with what it was alike to before.
    const { taxCode, category, deductibleShare } = thingOf(line, purchase, isAlwaysAbove(turns));
    // Each asset is for itself.
    const own = line.asset === undefined ? null : index;
    const kind = JSON.stringify([taxCode, category, String(deductibleShare), turns, own]);
    return { kind, ...boughtIn(thing, { purchase, standing, index }) };
  });
  const kinds = Map.groupBy(things, ({ kind }) => kind);
  return [...kinds.values()].map((alike) => alike.reduce(together));
}

function isAlwaysAbove([first, ...others]: readonly Turn[]): boolean {
  return first?.day === '' && others.length === 0;
}

function thingOf(line: BillLine, purchase: Purchase, isGiftAbove: boolean): Thing {
  const { taxCode, category: own, deduction } = line;
  const category = own ?? purchase.category;
  // § 15 (1a) UStG.
  if (isGiftAbove) return { taxCode, category: 'gifts_not_deductible', deductibleShare: 0n };
  const deductibleShare = deductibleShareOf({ ...line, category }, purchase);
  // § 4 (5) No. 2 s. 2, (7) EStG: without the names of the guests.
  const isWithoutRecords = deduction?.reason === 'entertainment';
  return {
    taxCode,
    category: isWithoutRecords ? 'business_meals_not_deductible' : category,
    deductibleShare,
  };
}

function boughtIn(
  thing: Thing,
  { purchase, standing, index }: { purchase: Purchase; standing: StandingInEuros; index: number },
): Omit<Bought, 'kind'> {
  // § 9b (1) EStG: VAT of a bill of which nothing is deducted is one cost with the rest.
  const cost = (pair: Pair) => (thing.deductibleShare === 0n ? { net: gross(pair), vat: 0n } : pair);
  const asked = cost(standing.asked[index] ?? NOTHING);
  return {
    ...thing,
    asked,
    business: forBusiness(asked, purchase),
    received: standing.received[index] ?? 0n,
    beyond: cost(standing.beyond[index] ?? NOTHING),
    account: standing.account?.[index] ?? null,
    lineCount: 1n,
    place: index,
    asset: purchase.lines[index]?.asset,
  };
}

function together(one: Bought, other: Bought): Bought {
  return {
    ...one,
    asked: plus(one.asked, other.asked),
    business: plus(one.business, other.business),
    received: one.received + other.received,
    beyond: plus(one.beyond, other.beyond),
    account: one.account === null ? null : one.account + (other.account ?? 0n),
    lineCount: one.lineCount + other.lineCount,
  };
}

/** The days on which it is judged otherwise than before. */
export function judgingDays(purchase: Purchase, above: GiftsAbove): string[] {
  return purchase.lines.flatMap((_, index) => above(purchase, index).map(({ day }) => day));
}

/** By how many cents the law leaves open what counts of it: whose the odd cent is of what is paid, or given up, for several things. */
export function openCents(bought: Bought, purchase: Purchase, standing: StandingInEuros): bigint {
  const { paid, payable, openAsked, openBeyond, account, moves } = standing;
  const [first] = purchase.lines;
  const isWholly = purchase.privateShare === 0n && (first?.deductibleShare ?? 0n) % WHOLE === 0n;
  const isOneThing = purchase.lines.length === 1 && isWholly;
  const isDivided = paid > payable || (paid !== 0n && paid !== payable && !isOneThing);
  // Shares of what is asked for and of what is beyond it are rounded apart, or together.
  const isRoundedTwice = paid > payable && !isOneThing;
  const isShared = purchase.privateShare !== 0n || bought.deductibleShare % WHOLE !== 0n;
  // The share of what a credit takes off is rounded in the currency of the bill, and once more in euros.
  const isSharedAbroad = account !== null && openAsked > 0n && isShared;
  const rounded = [isDivided, isRoundedTwice, isSharedAbroad].filter((is) => is).length;
  const open = BigInt(rounded) + openAsked * bought.lineCount + openBeyond;
  const isWhole = isOneThing && openAsked === 0n && (paid === 0n || paid === payable);
  // What moves in another currency is rounded in both.
  return account === null || isWhole || moves === 0n ? open : 2n * open + moves + 1n;
}
