/**
 * What taking back a payment or refund books that was noted by mistake: the mirror of all that it booked, under the days on which it
 * counted, since money that never moved counts in no period (§ 153 AO: a return that has gone out is corrected). Nothing is deleted.
 */
import { assert } from '@belegbar/domain/money';
import type { InvoiceAct } from './act.ts';
import { bookAct } from './book-act.ts';
import { type BookedEntry, type NewEntry, withNew } from './entry.ts';
import { type Amounts, amountsOf, difference, isNothing, negated, sum } from './position.ts';

/** An act, and the entries that it wrote. */
export interface NotedAct {
  act: InvoiceAct;
  made: readonly BookedEntry[];
}

/**
 * `entries`: all of the invoice and of the documents that correct it; `acts`: all that happened to it, oldest first, with those that
 * were taken back; `wrong`: the one of them that never happened. The others are booked anew with and without it. What that changes of
 * an act is set right where it counted: same kind, day and document, in each VAT group; what older rules booked otherwise stays.
 */
export function bookUndo(undo: {
  entries: readonly BookedEntry[];
  acts: readonly NotedAct[];
  wrong: NotedAct;
}): NewEntry[] {
  const { entries, acts, wrong } = undo;
  const [first] = wrong.made;
  assert(first !== undefined, 'money that moved was booked');
  const issued = entries.filter(({ kind }) => kind === 'invoice');
  const fold = (noted: readonly NotedAct[]) =>
    noted.reduce<BookedEntry[]>((before, { act }) => withNew(before, bookAct(before, act)), issued);
  const standing = acts.filter((noted) => undoneAt(noted, entries) === NEVER);
  const right = fold(standing.filter((noted) => noted !== wrong));
  const earlier = acts.slice(0, acts.indexOf(wrong));
  const stoodThen = fold(earlier.filter((noted) => undoneAt(noted, entries) > first.number));
  // As made by the rules of today, so that what they would have booked otherwise is not mistaken for a change.
  const made = withNew([], bookAct(stoodThen, wrong.act));
  const touched = new Set(missing(withNew(fold(standing), made.map(mirror)), right).map(actOfEntry));
  const mirrored = wrong.made.map(mirror);
  const corrections = missing(withNew(entries, mirrored), right);
  const corrected = corrections.filter((entry) => touched.has(actOfEntry(entry)));
  return [...mirrored, ...corrected];
}

const NEVER = Number.POSITIVE_INFINITY;

/** The number of the entry that took the act back. */
function undoneAt({ made }: NotedAct, entries: readonly BookedEntry[]): number {
  const [first] = made;
  return entries.find(({ reverses }) => reverses !== null && reverses === first?.number)?.number ?? NEVER;
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

/** What leads from the entries that stand to those that would be right, in euros and in the currency of the invoice. */
function missing(stand: readonly BookedEntry[], right: readonly BookedEntry[]): NewEntry[] {
  const places = new Map([...stand, ...right].map((entry) => [placeOf(entry), entry]));
  return [...places].flatMap(([place, { number: _, ...entry }]) => {
    const [ought, is] = [right, stand].map((entries) => entries.filter((each) => placeOf(each) === place));
    const lack = (amounts: (entry: BookedEntry) => Amounts) =>
      difference(sum(...(ought ?? []).map(amounts)), sum(...(is ?? []).map(amounts)));
    const [euros, units] = [lack((each) => each), lack(amountsOf)];
    if (isNothing(euros) && isNothing(units)) return [];
    const { inCurrency: foreign } = entry;
    const inCurrency = foreign === undefined ? {} : { inCurrency: { ...foreign, ...units } };
    return [{ ...entry, ...euros, ...inCurrency, reverses: null }];
  });
}

/** What tells apart what different acts booked. */
function actOfEntry({ basis, kind, bookedOn, document }: NewEntry): string {
  return JSON.stringify([basis, kind, bookedOn, document.id]);
}

/** All that decides where an entry counts. */
function placeOf(entry: BookedEntry): string {
  const { taxPoint, taxCode, exemptionParagraph } = entry;
  return JSON.stringify([actOfEntry(entry), taxPoint, taxCode, exemptionParagraph]);
}
