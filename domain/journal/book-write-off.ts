/** What a bad debt books: what is lost no longer counts (§ 17 (2) No. 1 s. 1 UStG). */
import type { ActOf } from './act.ts';
import type { BookedEntry, NewEntry } from './entry.ts';
import { changeEntry } from './follow-up.ts';
import { difference, NOTHING, negated, openAmount, positionsOf } from './position.ts';
import { partsOf } from './settlement.ts';

/**
 * Writes off `amount`, and no more than is open: all of it, but where money was taken back that had been noted by mistake. Where money
 * is taxed as it comes, nothing was taxed, so nothing is corrected in a return.
 */
export function bookWriteOff(entries: readonly BookedEntry[], { on, amount }: ActOf<'writeOff'>): NewEntry[] {
  const open = openAmount(entries);
  if (open <= 0) return [];
  const positions = positionsOf(entries);
  const unpaid = positions.map((position) => {
    return { position, whole: difference(position.effective, position.cash) };
  });
  const lost = partsOf(unpaid, amount < open ? amount : open);
  return positions.flatMap((position, index) =>
    changeEntry(position, { kind: 'writeOff', on }, negated(lost[index] ?? NOTHING)),
  );
}
