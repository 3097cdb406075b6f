/** What a bad debt books: what is open no longer counts (§ 17 (2) No. 1 s. 1 UStG). */
import type { Day } from '@belegbar/domain/calendar';
import type { BookedEntry, NewEntry } from './entry.ts';
import { changeEntry } from './follow-up.ts';
import { difference, positionsOf } from './position.ts';

/** Writes off all that is open. Where money is taxed as it comes, nothing was taxed, so nothing is corrected in a return. */
export function bookWriteOff(act: { entries: readonly BookedEntry[]; on: Day }): NewEntry[] {
  return positionsOf(act.entries).flatMap((position) =>
    changeEntry(position, { kind: 'writeOff', on: act.on }, difference(position.cash, position.effective)),
  );
}
