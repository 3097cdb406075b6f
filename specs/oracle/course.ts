/** How something stands at the end of each day on which it changes; a return asks by how much it grew in a period. */

/** Cents, and by how many of them the law leaves open where they stand: which of two rates gets the odd cent of a payment for both. */
export interface Figure {
  amount: bigint;
  open: bigint;
}

export interface Grown extends Figure {
  day: string;
  key: string;
}

export type Standings = ReadonlyMap<string, Figure>;

const NONE: Figure = { amount: 0n, open: 0n };

/** From what stands at the end of each day to what was added on it; `days` may repeat and need no order. */
export function growth(days: readonly string[], standsOn: (day: string) => Standings): Grown[] {
  const grown: Grown[] = [];
  let before: Standings = new Map();
  for (const day of [...new Set(days)].toSorted()) {
    const after = standsOn(day);
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const [was, is] = [before.get(key) ?? NONE, after.get(key) ?? NONE];
      const isNothing = was.amount === is.amount && was.open + is.open === 0n;
      if (!isNothing) grown.push({ day, key, amount: is.amount - was.amount, open: was.open + is.open });
    }
    before = after;
  }
  return grown;
}

/** Adds to what a map says of a key. */
export function add(standings: Map<string, Figure>, key: string, amount: bigint, open: bigint): void {
  const { amount: before, open: openBefore } = standings.get(key) ?? NONE;
  standings.set(key, { amount: before + amount, open: openBefore + open });
}

/** What grew from one day to another, by key. */
export function grownIn(grown: readonly Grown[], { from, to }: { from: string; to: string }): Standings {
  const sums = new Map<string, Figure>();
  for (const { day, key, amount, open } of grown) if (day >= from && day <= to) add(sums, key, amount, open);
  return sums;
}
