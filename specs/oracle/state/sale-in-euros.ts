/** What an invoice in another currency comes to in euros: its claim at its rate, money as it was on the account and as VAT counts it. */
import { fraction, gross, larger, NOTHING, type Pair, sum } from '../amounts.ts';
import { FINE } from './bill-standing.ts';
import { atRate, pairAtRate, partInEuros } from './exchange.ts';
import { actsUntil, positionAfter } from './position.ts';
import type { Position, Sale, SaleAct } from './sale.ts';

/** § 16 (6) s. 1 UStG: at the rate of the invoice, as much as it is of what was issued. */
export function claimInEuros(sale: Sale, index: number, part: Pair): Pair {
  const units = sale.supplies[index]?.issued ?? NOTHING;
  return sale.rate === null ? part : partInEuros(part, { units, euros: pairAtRate(units, sale.rate) });
}

/** Cents of euros that are open where so many of the currency are. */
export function openInEuros({ rate }: Sale, open: bigint): bigint {
  return rate === null || open === 0n ? open : atRate(open * 2n, rate) + 1n;
}

export interface Money {
  /** For each supply what of it was on the account, and what VAT counts of it, in cents of euros. */
  account: Pair[];
  counted: Pair[];
  /** Cents that are open: whose they were, or how each act was rounded. */
  open: bigint;
}

interface Walk {
  /** In parts of a cent (`FINE`). */
  account: Pair[];
  counted: Pair[];
  /** What payments came to as VAT counts them, or on the account where it does not, and their units. */
  came: bigint;
  units: bigint;
  onAccount: bigint;
}

/** Money that came for an invoice until a day; `isCounted` says for which supplies VAT arises with it. */
export function moneyOn(sale: Sale, day: string, isCounted: (index: number) => boolean): Money {
  const acts = actsUntil(sale, day);
  const nothing = sale.supplies.map(() => NOTHING);
  const walk: Walk = { account: nothing, counted: nothing, came: 0n, units: 0n, onAccount: 0n };
  let [before, openBefore] = [positionAfter(sale, []), 0n];
  for (const [index, act] of acts.entries()) {
    const after = positionAfter(sale, acts.slice(0, index + 1));
    moves(walk, act, { before, after, isCounted });
    openBefore += after.open;
    before = after;
  }
  const counted = walk.counted.map(({ net, vat }) => ({
    net: fraction(net, 1n, FINE),
    vat: fraction(vat, 1n, FINE),
  }));
  const isOneSupply = sale.supplies.length === 1;
  const isRounded = !isOneSupply || sale.supplies.some(({ issued }) => issued.vat !== 0n);
  const open = isRounded ? openInEuros(sale, before.open) + openBefore / 4n + BigInt(acts.length) : 0n;
  return { account: inCents(walk), counted, open };
}

interface Between {
  before: Position;
  after: Position;
  isCounted: (index: number) => boolean;
}

function moves(walk: Walk, act: SaleAct, { before, after, isCounted }: Between): void {
  const changes = after.standings.map(({ received }, index) => {
    const was = before.standings[index]?.received ?? NOTHING;
    return { net: received.net - was.net, vat: received.vat - was.vat };
  });
  if (act.kind === 'refund') {
    goesBack(walk, act, changes, before);
    return;
  }
  // Where no money moves it is divided anew, at the rate at which it came: a convention, no law.
  const isPaid = act.kind === 'payment';
  const euros = isPaid ? (act.euros ?? 0n) : walk.came;
  const units = isPaid ? act.amount : larger(1n, walk.units);
  // § 16 (6) s. 2 and 3 UStG.
  const taxed = isPaid && act.rate !== null ? atRate(act.amount, act.rate) : euros;
  walk.account = added(walk.account, changes, [euros, units]);
  walk.counted = added(walk.counted, changes, [taxed, units]);
  if (!isPaid) return;
  walk.onAccount += euros;
  walk.units += units;
  walk.came += sum(
    changes.map((change, index) => fraction(gross(change), isCounted(index) ? taxed : euros, units)),
  );
}

/** § 17 (1) UStG: VAT is lowered by as much as was counted of what goes back; on the account it is what it is. */
function goesBack(
  walk: Walk,
  act: SaleAct & { kind: 'refund' },
  changes: readonly Pair[],
  { standings }: Position,
): void {
  const euros = act.euros ?? 0n;
  walk.account = added(walk.account, changes, [euros, act.amount]);
  walk.onAccount -= euros;
  walk.counted = walk.counted.map((counted, index) => {
    const [was, change] = [gross(standings[index]?.received ?? NOTHING), gross(changes[index] ?? NOTHING)];
    return was === 0n
      ? counted
      : { net: (counted.net * (was + change)) / was, vat: (counted.vat * (was + change)) / was };
  });
}

function added(to: readonly Pair[], changes: readonly Pair[], [euros, units]: [bigint, bigint]): Pair[] {
  return to.map(({ net, vat }, index) => {
    const change = changes[index] ?? NOTHING;
    return { net: net + (change.net * FINE * euros) / units, vat: vat + (change.vat * FINE * euros) / units };
  });
}

/** Rounded so that all of it is what was on the account. */
function inCents({ account, onAccount }: Walk): Pair[] {
  const pairs = account.map((pair) => {
    const vat = fraction(pair.vat, 1n, FINE);
    return { net: fraction(gross(pair), 1n, FINE) - vat, vat };
  });
  const rest = onAccount - sum(pairs.map(gross));
  return pairs.map(({ net, vat }, index) => ({ net: index === 0 ? net + rest : net, vat }));
}
