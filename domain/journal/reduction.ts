/** What an act books by which the client owes less, a discount or a credit note (§ 17 (1) UStG). */
import { type Cents, subtractCents, sumCents, ZERO } from '@belegbar/domain/money';
import type { NewEntry } from './entry.ts';
import { type Act, cashEntry, changeEntry } from './follow-up.ts';
import { type Amounts, difference, type GroupPosition, grossOf, NOTHING, negated } from './position.ts';
import { partsOf } from './settlement.ts';

/** One VAT group: what it is owed less, and what of the money is for it then. */
export interface Reduction {
  position: GroupPosition;
  by: Amounts;
  cash: Amounts;
}

/**
 * Tax falls as far as nothing was paid for what is no longer owed. Where it was lost already, the loss is taken back first, since it
 * cannot be lost as well; where it was paid, it stays consideration until it goes back (UStAE 17.1 (2), BFH V R 56/06).
 */
export function reductionEntries(reductions: readonly Reduction[], act: Act): NewEntry[] {
  const groups = reductions.map((group) => ({ ...group, owed: difference(group.position.owed, group.by) }));
  const lost = stillLost(groups);
  const isTooMuch = totalOf(groups, ({ cash }) => cash) > totalOf(groups, ({ owed }) => owed);
  return groups.flatMap(({ position, by, cash, owed }, index) => {
    const counting = difference(owed, lost[index] ?? NOTHING);
    const overpaid = isTooMuch && grossOf(cash) > grossOf(owed) ? difference(cash, owed) : NOTHING;
    const recovered = difference(counting, difference(position.effective, by));
    return [
      ...changeEntry(position, { ...act, kind: 'recovery' }, recovered),
      ...changeEntry(position, act, negated(by)),
      ...changeEntry(position, { ...act, kind: 'overpayment' }, difference(overpaid, position.overpaid)),
      ...cashEntry(position, act, difference(cash, position.cash)),
    ];
  });
}

/** What of the loss is left, of each group in proportion to what is unpaid of it. */
function stillLost(groups: readonly (Reduction & { owed: Amounts })[]): Amounts[] {
  const before = totalOf(groups, ({ position }) => difference(position.owed, position.effective));
  const left = subtractCents(
    before,
    totalOf(groups, ({ by }) => by),
  );
  const unpaid = groups.map(({ position, owed, cash }) => ({ position, whole: difference(owed, cash) }));
  return partsOf(unpaid, left > 0 ? left : ZERO);
}

function totalOf<Group>(groups: readonly Group[], amounts: (group: Group) => Amounts): Cents {
  return sumCents(groups.map((group) => grossOf(amounts(group))));
}
