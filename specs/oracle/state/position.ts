/** How an invoice stands at the end of a day: what is owed of each kind of supply, what came in of it, what was lost. */
import { divided, gross, larger, minus, NOTHING, type Pair, plus, smaller, sum } from '../amounts.ts';
import {
  addsExcess,
  addsMoney,
  begun,
  grossOwed,
  losesAtMost,
  lostPair,
  openParts,
  pairOf,
  type Running,
  receivedParts,
} from './running.ts';
import type { Position, Sale, SaleAct } from './sale.ts';

/** Acts of one day: what lowers the claim, what comes in with what is given up for it, what ends it, what goes back, what is given up after all that. */
const ORDER: Readonly<Record<SaleAct['kind'], number>> = {
  creditNote: 0,
  payment: 1,
  discount: 1,
  cancellation: 2,
  refund: 3,
  writeOff: 4,
};

export function positionOn(sale: Sale, day: string): Position {
  return positionAfter(sale, actsUntil(sale, day));
}

/** In the order in which they count. */
export function actsUntil(sale: Sale, day: string): SaleAct[] {
  return sale.acts
    .filter((act) => act.day <= day)
    .toSorted(
      (one, other) =>
        one.day.localeCompare(other.day) || ORDER[one.kind] - ORDER[other.kind] || one.noted - other.noted,
    );
}

/** `acts` in their order. */
export function positionAfter(sale: Sale, acts: readonly SaleAct[]): Position {
  const run = begun(sale);
  for (const act of acts) happens(run, act);
  return position(run);
}

function happens(run: Running, act: SaleAct): void {
  changes(run, act);
  if (isOneOfSome(run, act)) run.isExcessOfNone = sum(run.excess) > 0n;
}

function changes(run: Running, act: SaleAct): void {
  switch (act.kind) {
    case 'creditNote':
      lowers(run, act.credited);
      break;
    case 'payment':
      run.received += act.amount;
      addsMoney(run);
      recovers(run);
      break;
    case 'discount':
      givesUp(run, act.amount);
      run.isGivenUpLater ||= !run.sale.acts.some(
        ({ kind, id, day }) => kind === 'payment' && id === act.id && day === act.day,
      );
      break;
    case 'cancellation':
      ends(run, act.isDealOff);
      break;
    case 'refund':
      goesBack(run, act.amount);
      break;
    case 'writeOff':
      if (!run.isCancelled) loses(run, act.amount);
      break;
  }
}

/** Which of two credit notes or payments of one day set money free, nobody can tell. */
function isOneOfSome(run: Running, { kind, day }: SaleAct): boolean {
  return run.sale.acts.filter((other) => other.kind === kind && other.day === day).length > 1;
}

function position(run: Running): Position {
  const received = receivedParts(run);
  const standings = run.owed.map((owed, index) => ({
    owed,
    received: received[index] ?? NOTHING,
    lost: lostPair(run, index),
    everLost: run.everLost[index] ?? NOTHING,
  }));
  return {
    isCancelled: run.isCancelled,
    isReplaced: run.isReplaced,
    standings,
    owed: sum(grossOwed(run)),
    received: run.received,
    lost: sum(run.lost),
    open: openCents(run),
  };
}

function openCents(run: Running): bigint {
  const excess = sum(run.excess);
  // Of money beyond a claim that was lowered no law says for which supply it is; what a credit note set free is for the credited one.
  if (run.owed.length > 1 && run.isExcessOfNone) return larger(1n, excess);
  const isSettled = run.received === 0n || run.received === sum(grossOwed(run));
  const isDivided = run.isLowered || !isSettled || sum(run.lost) !== 0n;
  const isDividedAmongSome = run.owed.length > 1 && isDivided;
  // The VAT of a loss is rounded alone, or as what is left without it, where it is neither all that is owed nor all that is open.
  const isPartLost = sum(run.lost) > 0n && run.received + sum(run.lost) < sum(grossOwed(run));
  // Money that came before the rest was given up has the VAT that is in it, or all that is still owed.
  return isPartLost || isDividedAmongSome || run.isGivenUpLater || (run.isLowered && excess > 0n) ? 1n : 0n;
}

/** § 17 (1) UStG: the consideration is less. What is not owed any more is not lost as well. */
function lowers(run: Running, credited: readonly Pair[]): void {
  run.owed = run.owed.map((owed, index) => minus(owed, credited[index] ?? NOTHING));
  run.isLowered = true;
  addsExcess(run, credited.map(gross));
  losesAtMost(run, sum(run.lost) - sum(credited.map(gross)));
}

function givesUp(run: Running, amount: bigint): void {
  const parts = divided(amount, grossOwed(run));
  run.isLowered = true;
  run.owed = run.owed.map((owed, index) => minus(owed, pairOf(run, index, parts[index] ?? 0n)));
  addsMoney(run);
  losesAtMost(run, sum(run.lost) - amount);
}

/**
 * Nothing is owed any more, and whatever goes back goes back for all alike. Where the deal is off, what was received stays consideration until
 * then (§ 17 (2) No. 2 and 3 UStG, BFH V R 34/09); where a corrected invoice follows, that one stands for the supply.
 */
function ends(run: Running, isDealOff: boolean): void {
  run.excess = receivedParts(run).map(gross);
  run.isCancelled = true;
  run.isReplaced = !isDealOff;
  if (!isDealOff) return;
  run.owed = run.owed.map(() => NOTHING);
  run.lost = run.lost.map(() => 0n);
}

function goesBack(run: Running, amount: bigint): void {
  run.received -= amount;
  const left = larger(0n, sum(run.excess) - amount);
  run.excess = divided(left, run.excess);
  if (left === 0n) run.isExcessOfNone = false;
}

/** § 17 (2) No. 1 s. 1 UStG, as far as anything is open. */
function loses(run: Running, amount: bigint): void {
  const open = openParts(run);
  const parts = divided(smaller(amount, sum(open)), open);
  const before = run.lost.map((_, index) => lostPair(run, index));
  run.lost = run.lost.map((lost, index) => lost + (parts[index] ?? 0n));
  run.everLost = run.everLost.map((ever, index) =>
    plus(ever, minus(lostPair(run, index), before[index] ?? NOTHING)),
  );
}

/** § 17 (2) No. 1 s. 2 UStG: what comes after all goes first to what was never given up. */
function recovers(run: Running): void {
  losesAtMost(run, sum(run.lost));
}
