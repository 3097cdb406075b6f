/** What cancelling an invoice books: everything that still counts of it is taken back (§ 17 (2) No. 3, (1) s. 8 UStG). */
import type { ActOf } from './act.ts';
import type { BookedEntry, NewEntry } from './entry.ts';
import { advanceEntries, changeEntry } from './follow-up.ts';
import { negated, positionsOf } from './position.ts';
import { isAdvance } from './timing.ts';

/**
 * `document` is the cancellation document. An advance that was taxed on receipt is taken back with it. Money stays where it is until it
 * is returned (`bookRefund`); under cash taxation the VAT goes back only then.
 */
export function bookCancellation(
  entries: readonly BookedEntry[],
  { on, document }: ActOf<'cancellation'>,
): NewEntry[] {
  return positionsOf(entries).flatMap((position) => [
    ...changeEntry(position, { kind: 'cancellation', on, document }, negated(position.effective)),
    ...changeEntry(position, { kind: 'overpayment', on, document }, negated(position.overpaid)),
    ...(isAdvance(position.invoice, on)
      ? advanceEntries(position, { on, document }, negated(position.advance))
      : []),
  ]);
}
