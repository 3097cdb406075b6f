/**
 * What taking back a payment or refund books that was noted by mistake: the mirror of all that it booked, under the days on which it
 * counted, since money that never moved counts in no period (§ 153 AO: a return that has gone out is corrected). Nothing is deleted.
 */
import { assert } from '@belegbar/domain/money';
import { type NotedAct, standingActs, undoneAt } from './act-order.ts';
import { bookNoted } from './book-noted.ts';
import { type BookedEntry, type NewEntry, withNew } from './entry.ts';
import { actOfEntry, changeTo, foldActs, foldAsNoted } from './fold.ts';
import { mirror } from './mirror.ts';

interface Undo {
  entries: readonly BookedEntry[];
  acts: readonly NotedAct[];
  wrong: NotedAct;
}

/**
 * `entries`: all of the invoice and of the documents that correct it; `acts`: all that happened to it in the order of noting, with those that
 * were taken back; `wrong`: the one of them that never happened. What the others come to without it is what stands then: by their days, or,
 * where late acts were noted by older rules, in the order of noting. What still older rules booked otherwise stays as it is.
 */
export function bookUndo(undo: Undo): NewEntry[] {
  const { entries, acts, wrong } = undo;
  const mirrored = wrong.made.map(mirror);
  const standing = standingActs(acts, entries);
  const right = standing.filter((noted) => noted !== wrong);
  for (const fold of [foldActs, foldAsNoted])
    if (changeTo(fold(entries, actsOf(standing)), entries).length === 0)
      return [...mirrored, ...changeTo(fold(entries, actsOf(right)), withNew(entries, mirrored))];
  return [...mirrored, ...changesOfToday(undo, mirrored)];
}

/** What the act changes by the rules of today is set right where it counted: same kind, day and document, in each VAT group. */
function changesOfToday(undo: Undo, mirrored: readonly NewEntry[]): NewEntry[] {
  const { entries, acts, wrong } = undo;
  const standing = standingActs(acts, entries);
  const right = foldActs(entries, actsOf(standing.filter((noted) => noted !== wrong)));
  const made = withNew([], madeByRulesOfToday(undo));
  const now = withNew(foldActs(entries, actsOf(standing)), made.map(mirror));
  const touched = new Set(changeTo(right, now).map(actOfEntry));
  return changeTo(right, withNew(entries, mirrored)).filter((entry) => touched.has(actOfEntry(entry)));
}

/** So that what they would have booked otherwise is not mistaken for a change. */
function madeByRulesOfToday({ entries, acts, wrong }: Undo): NewEntry[] {
  const [first] = wrong.made;
  assert(first !== undefined, 'money that moved was booked');
  const earlier = acts.slice(0, acts.indexOf(wrong));
  const stoodThen = earlier
    .filter((noted) => undoneAt(noted, entries) > first.number)
    .map(({ act }) => ({ act, made: [] }));
  return bookNoted({ entries: foldActs(entries, actsOf(stoodThen)), acts: stoodThen, act: wrong.act });
}

function actsOf(noted: readonly NotedAct[]) {
  return noted.map(({ act }) => act);
}
