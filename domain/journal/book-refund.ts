/** What money returned to the client books: the mirror of a payment. */
import { assert, subtractCents } from '@belegbar/domain/money';
import type { ActOf } from './act.ts';
import type { BookedEntry, NewEntry } from './entry.ts';
import { advanceEntries, cashEntry, changeEntry } from './follow-up.ts';
import {
  type Amounts,
  difference,
  grossOf,
  NOTHING,
  negated,
  positionsOf,
  settledAmount,
} from './position.ts';
import { cashTargets } from './settlement.ts';
import { isAdvance } from './timing.ts';

/** `amount`: cents returned, above zero. It comes out of the groups that were paid too much, else out of all in proportion. */
export function bookRefund(entries: readonly BookedEntry[], { on, amount }: ActOf<'refund'>): NewEntry[] {
  assert(amount > 0, 'a refund is more than nothing');
  const positions = positionsOf(entries);
  const targets = cashTargets(positions, subtractCents(settledAmount(positions), amount));
  return positions.flatMap((position, index) => {
    const returned = difference(targets[index] ?? NOTHING, position.cash);
    const isAdvanceReturned = grossOf(position.advance) !== 0 && isAdvance(position.invoice, on);
    return [
      ...cashEntry(position, { kind: 'refund', on }, returned),
      ...(isAdvanceReturned ? advanceEntries(position, { on }, returned) : []),
      ...changeEntry(position, { kind: 'overpayment', on }, takenOff(position.overpaid, returned)),
    ];
  });
}

/**
 * What was paid too much goes back first, and no longer counts from then on (§ 17 (1) UStG). `returned` is below zero; of a deduction at
 * another rate, which an unwound deal leaves below zero, above.
 */
function takenOff(overpaid: Amounts, returned: Amounts): Amounts {
  const [tooMuch, back] = [grossOf(overpaid), -grossOf(returned)];
  if (tooMuch === 0) return NOTHING;
  const isAll = tooMuch > 0 ? back >= tooMuch : back <= tooMuch;
  return isAll ? negated(overpaid) : returned;
}
