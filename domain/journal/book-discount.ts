/** What a discount books that counts after its payment, on what a later credit note has left (§ 17 (1) s. 1 UStG). */
import type { Discount } from './act-order.ts';
import type { BookedEntry, NewEntry } from './entry.ts';
import { difference, NOTHING, positionsOf, settledAmount } from './position.ts';
import { reductionEntries } from './reduction.ts';
import { cashTargets, partsOf } from './settlement.ts';

/** Of each rate in proportion to what is owed of it; money received so far is divided anew over what is then owed. */
export function bookDiscount(entries: readonly BookedEntry[], { on, amount }: Discount): NewEntry[] {
  const positions = positionsOf(entries);
  const parts = partsOf(
    positions.map((position) => ({ position, whole: position.owed })),
    amount,
  );
  const reduced = positions.map((position, index) => {
    const by = parts[index] ?? NOTHING;
    return { position, by, after: { ...position, owed: difference(position.owed, by) } };
  });
  const targets = cashTargets(
    reduced.map(({ after }) => after),
    settledAmount(positions),
  );
  return reductionEntries(
    reduced.map(({ position, by }, index) => ({ position, by, cash: targets[index] ?? NOTHING })),
    { kind: 'discount', on },
  );
}
