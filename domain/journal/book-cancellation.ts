/** What cancelling an invoice books: as if it had never been, or, where the deal is off, as a claim that is given up (§ 17 (2) UStG). */
import type { ActOf } from './act.ts';
import type { BookedEntry, NewEntry } from './entry.ts';
import { type Act, advanceEntries, changeEntry } from './follow-up.ts';
import { difference, type GroupPosition, negated, positionsOf } from './position.ts';
import { isAdvance } from './timing.ts';

/** `document` is the cancellation document. Money stays where it is until it is returned (`bookRefund`). */
export function bookCancellation(
  entries: readonly BookedEntry[],
  { on, document, reason = 'correctedInvoiceFollows' }: ActOf<'cancellation'>,
): NewEntry[] {
  const act = { kind: 'cancellation', on, document } as const;
  const book = reason === 'dealIsOff' ? unwound : takenBack;
  return positionsOf(entries).flatMap((position) => book(position, act));
}

/**
 * Everything that still counts is taken back at once, also an advance that was taxed on receipt: the corrected invoice carries the tax of
 * the same supply. Under cash taxation it goes back only with the money.
 */
function takenBack(position: GroupPosition, act: Act): NewEntry[] {
  return [
    ...changeEntry(position, act, negated(position.effective)),
    ...changeEntry(position, { ...act, kind: 'overpayment' }, negated(position.overpaid)),
    ...(isAdvance(position.invoice, act.on) ? advanceEntries(position, act, negated(position.advance)) : []),
  ];
}

/**
 * Nothing is owed any more, so nothing of it can be lost as well; what was paid stays consideration until it goes back, an advance too
 * (§ 17 (2) No. 2 and 3, (1) s. 8 UStG, BFH 2.9.2010 V R 34/09, UStAE 17.1 (7)).
 */
function unwound(position: GroupPosition, act: Act): NewEntry[] {
  const { owed, effective, cash, overpaid } = position;
  return [
    ...changeEntry(position, { ...act, kind: 'recovery' }, difference(owed, effective)),
    ...changeEntry(position, act, negated(owed)),
    ...changeEntry(position, { ...act, kind: 'overpayment' }, difference(cash, overpaid)),
  ];
}
