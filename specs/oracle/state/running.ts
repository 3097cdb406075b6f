/** What can be told of an invoice between two of its acts: how money and losses are divided among its supplies. */
import { divided, fraction, gross, larger, minus, NOTHING, type Pair, smaller, sum } from '../amounts.ts';
import { RATES } from '../law/tax-rates.ts';
import type { Sale } from './sale.ts';

/** How far one has walked through the acts in the order of their days. Amounts per supply are gross but for what is owed. */
export interface Running {
  readonly sale: Sale;
  owed: Pair[];
  excess: bigint[];
  lost: bigint[];
  everLost: Pair[];
  received: bigint;
  isCancelled: boolean;
  isReplaced: boolean;
  isLowered: boolean;
  /** After the payment that it was given up with. */
  isGivenUpLater: boolean;
  /** Whether money beyond the claim came in for none of the supplies in particular. */
  isExcessOfNone: boolean;
}

export function begun(sale: Sale): Running {
  const { supplies } = sale;
  return {
    sale,
    owed: supplies.map(({ issued }) => issued),
    excess: supplies.map(() => 0n),
    lost: supplies.map(() => 0n),
    everLost: supplies.map(() => NOTHING),
    received: 0n,
    isCancelled: false,
    isReplaced: false,
    isLowered: false,
    isGivenUpLater: false,
    isExcessOfNone: false,
  };
}

/** § 10 (1) UStG: the consideration is what was received less the tax in it. */
export function supplyAtRate(part: bigint, vatCase: string): Pair {
  const net = fraction(part, 100n, 100n + (RATES[vatCase] ?? 0n));
  return { net, vat: part - net };
}

/** Money beyond the claim is for all that was billed, and more of it goes where it went before: a convention, no law. */
export function addsMoney(run: Running): void {
  const billed = run.sale.supplies.map(({ issued }) => gross(issued));
  const before = sum(run.excess);
  addsExcess(run, before > 0n ? run.excess : billed);
  if (sum(run.excess) > before && (before > 0n || run.isLowered)) run.isExcessOfNone = true;
}

/** What came in beyond all that is owed stays with the supplies that it was paid for. */
export function addsExcess(run: Running, weights: readonly bigint[]): void {
  const more = larger(0n, run.received - sum(grossOwed(run))) - sum(run.excess);
  if (more <= 0n) return;
  const parts = divided(more, weights);
  run.excess = run.excess.map((excess, index) => excess + (parts[index] ?? 0n));
}

export function losesAtMost(run: Running, amount: bigint): void {
  const most = larger(0n, smaller(amount, sum(grossOwed(run)) - run.received));
  if (sum(run.lost) > most) run.lost = divided(most, grossOwed(run));
}

export function openParts(run: Running): bigint[] {
  const received = receivedParts(run);
  return run.owed.map((owed, index) =>
    larger(0n, gross(owed) - gross(received[index] ?? NOTHING) - (run.lost[index] ?? 0n)),
  );
}

/** Money is for all that is owed alike; the rest is the client's. */
export function receivedParts(run: Running): Pair[] {
  const parts = divided(run.received - sum(run.excess), grossOwed(run));
  return parts.map((part, index) => pairOf(run, index, part + (run.excess[index] ?? 0n)));
}

export function lostPair(run: Running, index: number): Pair {
  return minus(run.owed[index] ?? NOTHING, without(run, index, run.lost[index] ?? 0n));
}

/** Net and VAT of a gross part of a supply. All of it is what is owed, to the cent; any other has the rate of the law. */
export function pairOf(run: Running, index: number, part: bigint): Pair {
  const owed = run.owed[index] ?? NOTHING;
  return part === gross(owed) ? owed : supplyAtRate(part, run.sale.supplies[index]?.vatCase ?? '');
}

/** What stands of a supply when a gross part of it is given up. */
export function without(run: Running, index: number, part: bigint): Pair {
  const owed = run.owed[index] ?? NOTHING;
  return pairOf(run, index, gross(owed) - part);
}

export function grossOwed(run: Running): bigint[] {
  return run.owed.map(gross);
}
