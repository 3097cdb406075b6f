/**
 * What taking back a payment or refund books that was noted by mistake: the mirror of all that it booked, under the days on which it
 * counted, since money that never moved counts in no period (§ 153 AO: a return that has gone out is corrected). Nothing is deleted.
 */
import { assert } from '@belegbar/domain/money';
import { type NotedAct, standingActs, undoneAt } from './act-order.ts';
import { bookNoted } from './book-noted.ts';
import { type BookedEntry, type NewEntry, withNew } from './entry.ts';
import { actOfEntry, changeTo, foldActs } from './fold.ts';
import { negated } from './position.ts';

/**
 * `entries`: all of the invoice and of the documents that correct it; `acts`: all that happened to it in the order of noting, with those that
 * were taken back; `wrong`: the one of them that never happened. The others are booked anew with and without it. What that changes of
 * an act is set right where it counted: same kind, day and document, in each VAT group; what older rules booked otherwise stays.
 */
export function bookUndo(undo: {
  entries: readonly BookedEntry[];
  acts: readonly NotedAct[];
  wrong: NotedAct;
}): NewEntry[] {
  const { entries, acts, wrong } = undo;
  const fold = (noted: readonly NotedAct[]) =>
    foldActs(
      entries,
      noted.map(({ act }) => act),
    );
  const standing = standingActs(acts, entries);
  const right = fold(standing.filter((noted) => noted !== wrong));
  const made = withNew([], madeByRulesOfToday(undo));
  const touched = new Set(changeTo(right, withNew(fold(standing), made.map(mirror))).map(actOfEntry));
  const mirrored = wrong.made.map(mirror);
  const corrections = changeTo(right, withNew(entries, mirrored));
  return [...mirrored, ...corrections.filter((entry) => touched.has(actOfEntry(entry)))];
}

/** So that what they would have booked otherwise is not mistaken for a change. */
function madeByRulesOfToday({ entries, acts, wrong }: Parameters<typeof bookUndo>[0]): NewEntry[] {
  const [first] = wrong.made;
  assert(first !== undefined, 'money that moved was booked');
  const earlier = acts.slice(0, acts.indexOf(wrong));
  const stoodThen = earlier
    .filter((noted) => undoneAt(noted, entries) > first.number)
    .map(({ act }) => ({ act, made: [] }));
  const stood = foldActs(
    entries,
    stoodThen.map(({ act }) => act),
  );
  return bookNoted({ entries: stood, acts: stoodThen, act: wrong.act });
}

function mirror({ number, ...entry }: BookedEntry): NewEntry {
  const { inCurrency: foreign } = entry;
  return {
    ...entry,
    ...negated(entry),
    ...(foreign === undefined ? {} : { inCurrency: { ...foreign, ...negated(foreign) } }),
    reverses: number,
  };
}
