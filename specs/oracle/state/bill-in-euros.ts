/** How a bill in another currency stands in euros: at its rate what is asked for (§ 16 (6) UStG), and what was on the account for it (§ 11 (2) EStG). */
import { gross, NOTHING, type Pair } from '../amounts.ts';
import { actsUntil, type BillStanding, standingAfter, standingOn } from './bill-standing.ts';
import { ONE_EURO, pairAtRate, partInEuros, type Rate } from './exchange.ts';
import type { BillLine, Purchase, PurchaseAct } from './purchase.ts';

export interface StandingInEuros extends BillStanding {
  /** For each line, in parts of a cent (`FINE`); null of a bill in euros, where it is what was paid. */
  account: bigint[] | null;
  /** How often money moved for it. */
  moves: bigint;
}

export function standingInEuros(purchase: Purchase, day: string): StandingInEuros {
  const standing = standingOn(purchase, day);
  const { lines, rate } = purchase;
  if (rate === null) return { ...standing, account: null, moves: 0n };
  const acts = actsUntil(purchase, day);
  const asked = standing.asked.map((pair, index) => lineInEuros(pair, lines[index], rate));
  return {
    ...standing,
    asked,
    received: standing.received.map((part, index) => portion(part, asked[index], standing.asked[index])),
    beyond: standing.beyond.map((pair) => pairAtRate(pair, rate)),
    account: accountAfter(acts, purchase, rate),
    moves: BigInt(acts.length),
    // A part of a line is rounded in its currency, in euros, or in both.
    openAsked: acts.some(lowers) ? 2n * standing.openAsked + 1n : 0n,
    openBeyond: 2n * standing.openBeyond,
  };
}

/** As it is billed, rounded once. */
export function billedInEuros({ billed }: Pick<BillLine, 'billed'>, rate: Rate | null): Pair {
  return rate === null ? billed : pairAtRate(billed, rate);
}

function lineInEuros(asked: Pair, line: BillLine | undefined, rate: Rate): Pair {
  return line === undefined
    ? NOTHING
    : partInEuros(asked, { units: line.billed, euros: billedInEuros(line, rate) });
}

function portion(part: bigint, euros = NOTHING, units = NOTHING): bigint {
  return gross(units) === 0n ? 0n : (part * gross(euros)) / gross(units);
}

function lowers(act: PurchaseAct): boolean {
  return act.kind === 'credit' || act.discount > 0n;
}

/**
 * Each payment is for the lines for which it changes what is paid. What a credit sets free for others moves at the rate of the bill: a
 * convention, no law.
 */
function accountAfter(acts: readonly PurchaseAct[], purchase: Purchase, rate: Rate): bigint[] {
  let account = purchase.lines.map(() => 0n);
  let before = account;
  for (const [index, act] of acts.entries()) {
    const after = paidIn(standingAfter(purchase, acts.slice(0, index + 1)));
    const isTold = act.kind === 'payment' && act.euros !== null;
    const [euros, units] = isTold ? [act.euros ?? 0n, act.amount] : [ONE_EURO, rate];
    account = account.map(
      (part, line) => part + (((after[line] ?? 0n) - (before[line] ?? 0n)) * euros) / units,
    );
    before = after;
  }
  return account;
}

/** Of each line, in parts of a cent. */
function paidIn({ received, beyond }: BillStanding): bigint[] {
  return received.map((part, index) => part + gross(beyond[index] ?? NOTHING));
}
