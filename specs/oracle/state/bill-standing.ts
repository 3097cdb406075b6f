/** How a bill stands at the end of a day: what its vendor still asks for each line, and what was paid for it. */
import { divided, gross, larger, minus, NOTHING, type Pair, plus, sum } from '../amounts.ts';
import type { Credited, Purchase, PurchaseAct } from './purchase.ts';
import { supplyAtRate } from './running.ts';

/** Money is divided finer than cents, so that nothing is rounded on the way. */
export const FINE = 10n ** 12n;

export interface BillStanding {
  asked: Pair[];
  /** In parts of a cent (`FINE`): what is paid of what is asked, and what is paid beyond it. */
  received: bigint[];
  beyond: Pair[];
  paid: bigint;
  /** Gross in all. */
  payable: bigint;
  /** By how many cents the law leaves open what is asked for each line: something was given up for several. */
  openAsked: bigint;
  /** Of what is paid beyond, by how many cents it leaves open what it is for. */
  openBeyond: bigint;
}

interface Running extends Pick<BillStanding, 'asked' | 'beyond' | 'paid' | 'openAsked'> {
  readonly purchase: Purchase;
  /** Whether nobody can tell for which lines it is what is paid beyond: it was credited of some of them alike, or never asked for. */
  isBeyondOfSome: boolean;
}

export function standingOn(purchase: Purchase, day: string): BillStanding {
  return standingAfter(purchase, actsUntil(purchase, day));
}

/** In the order in which they count. */
export function actsUntil({ acts }: Purchase, day: string): PurchaseAct[] {
  return inOrder(acts.filter((act) => act.day <= day));
}

/** `acts` in their order. */
export function standingAfter(purchase: Purchase, acts: readonly PurchaseAct[]): BillStanding {
  const run: Running = {
    purchase,
    asked: purchase.lines.map(({ billed }) => billed),
    beyond: purchase.lines.map(() => NOTHING),
    paid: 0n,
    openAsked: 0n,
    isBeyondOfSome: false,
  };
  for (const act of acts) happens(run, act);
  const { asked, beyond, paid, openAsked } = run;
  const inAllBeyond = sum(beyond.map(gross));
  // Money is for all that is asked for alike.
  const received = divided(paid * FINE - inAllBeyond, asked.map(gross));
  const openBeyond = run.isBeyondOfSome ? inAllBeyond / FINE : 0n;
  return { asked, received, beyond, paid, openAsked, openBeyond, payable: sum(asked.map(gross)) };
}

/** Of one day: what lowers the claim, what is paid of it, what goes back. */
function inOrder(acts: readonly PurchaseAct[]): PurchaseAct[] {
  const rank = (act: PurchaseAct) => (act.kind === 'credit' ? 0 : act.amount > 0n ? 1 : 2);
  return acts.toSorted(
    (one, other) => one.day.localeCompare(other.day) || rank(one) - rank(other) || one.noted - other.noted,
  );
}

function happens(run: Running, act: PurchaseAct): void {
  if (act.kind === 'credit') {
    for (const credited of act.credited) lowers(run, credited);
    return;
  }
  givesUp(run, act.discount);
  run.paid += act.amount;
  if (act.amount > 0n) paysBeyond(run);
  else comesBack(run);
}

/** § 17 (1) UStG: a credit over all that was bought under a code lowers each alike; what was paid beyond stays with it. */
function lowers(run: Running, { taxCode, off }: Credited): void {
  const isOf = run.purchase.lines.map((line) => line.taxCode === taxCode);
  const of = (amount: (asked: Pair) => bigint) =>
    run.asked.map((asked, index) => (isOf[index] ? amount(asked) : 0n));
  const nets = divided(
    off.net,
    of(({ net }) => net),
  );
  const vats = divided(
    off.vat,
    of(({ vat }) => vat),
  );
  const credited = nets.map((net, index) => ({ net, vat: vats[index] ?? 0n }));
  run.asked = run.asked.map((asked, index) => minus(asked, credited[index] ?? NOTHING));
  const count = isOf.filter(Boolean).length;
  if (count > 1) run.openAsked += 1n;
  if (count > 1 && count < isOf.length) run.isBeyondOfSome = true;
  addsBeyond(run, credited);
}

/** Skonto is for all that is billed alike; what customs took nobody gives up. The law says no rounding of the VAT in it. */
function givesUp(run: Running, discount: bigint): void {
  if (discount === 0n) return;
  const { lines } = run.purchase;
  const parts = divided(
    discount,
    run.asked.map((asked, index) => (lines[index]?.taxCode === 'importVat' ? asked.net : gross(asked))),
  );
  run.asked = run.asked.map((asked, index) => withoutPart(asked, parts[index] ?? 0n, lines[index]?.taxCode));
  run.openAsked += 1n;
}

function withoutPart(asked: Pair, part: bigint, taxCode = ''): Pair {
  if (taxCode === 'importVat') return { net: asked.net - part, vat: asked.vat };
  return part === gross(asked) ? NOTHING : minus(asked, supplyAtRate(part, taxCode));
}

/** Money beyond what is asked for is for all that was billed, and more of it goes where it went before: a convention, no law. */
function paysBeyond(run: Running): void {
  const billed = run.purchase.lines.map((line) => line.billed);
  const before = run.beyond.map(gross);
  const weights = billed.map((pair, index) => weighing(pair, before[index] ?? 0n));
  addsBeyond(run, sum(before) > 0n ? weights : billed);
  const { lines } = run.purchase;
  const isForSeveral = lines.length > 1 || lines.some(({ taxCode }) => taxCode === 'importVat');
  if (isForSeveral && beyondInAll(run) > 0n) run.isBeyondOfSome = true;
}

function addsBeyond(run: Running, weights: readonly Pair[]): void {
  const more = beyondInAll(run) - sum(run.beyond.map(gross));
  if (more <= 0n) return;
  const parts = dividedInPairs(more, weights);
  run.beyond = run.beyond.map((beyond, index) => plus(beyond, parts[index] ?? NOTHING));
}

function comesBack(run: Running): void {
  run.beyond = dividedInPairs(beyondInAll(run), run.beyond);
}

/** A pair as it is, with another weight. */
function weighing(pair: Pair, weight: bigint): Pair {
  const [net = 0n, vat = 0n] = divided(weight, [pair.net, pair.vat]);
  return { net, vat };
}

function dividedInPairs(amount: bigint, weights: readonly Pair[]): Pair[] {
  const parts = divided(amount, [...weights.map(({ net }) => net), ...weights.map(({ vat }) => vat)]);
  return weights.map((_, index) => ({ net: parts[index] ?? 0n, vat: parts[weights.length + index] ?? 0n }));
}

function beyondInAll({ paid, asked }: Running): bigint {
  return larger(0n, paid - sum(asked.map(gross))) * FINE;
}
