/** What money returned to the client books: the mirror of a payment. */
import type { Day } from '@belegbar/domain/calendar';
import { assert, type Cents, subtractCents } from '@belegbar/domain/money';
import type { BookedEntry, NewEntry } from './entry.ts';
import { advanceEntries, cashEntry } from './follow-up.ts';
import { difference, grossOf, NOTHING, positionsOf, settledAmount } from './position.ts';
import { cashTargets } from './settlement.ts';
import { isAdvance } from './timing.ts';

/** `amount`: cents returned, above zero. It comes out of the groups that were paid too much, else out of all in proportion. */
export function bookRefund(refund: { entries: readonly BookedEntry[]; amount: Cents; on: Day }): NewEntry[] {
  assert(refund.amount > 0, 'a refund is more than nothing');
  const positions = positionsOf(refund.entries);
  const targets = cashTargets(positions, subtractCents(settledAmount(positions), refund.amount));
  const act = { kind: 'refund', on: refund.on } as const;
  return positions.flatMap((position, index) => {
    const returned = difference(targets[index] ?? NOTHING, position.cash);
    const isAdvanceReturned = grossOf(position.advance) !== 0 && isAdvance(position.invoice, refund.on);
    return [
      ...cashEntry(position, act, returned),
      ...(isAdvanceReturned ? advanceEntries(position, { on: refund.on }, returned) : []),
    ];
  });
}
