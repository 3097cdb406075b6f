/**
 * What noting an act books, on whichever day it happened. One that is noted after others that came later changes what these came to: money for
 * what was given up on the next day was never lost (§ 17 (2) No. 1 UStG). So the books are led to where they would be, had it been
 * noted in time; nothing is deleted, and what changes counts where it would have counted (§ 153 AO).
 */
import type { InvoiceAct } from './act.ts';
import { compareActs, type NotedAct, standingActs } from './act-order.ts';
import { bookAct } from './book-act.ts';
import type { BookedEntry, NewEntry } from './entry.ts';
import { changeTo, foldActs } from './fold.ts';

/**
 * `entries`: all of the invoice and of the documents that correct it; `acts`: all that happened to it, with those that were taken back.
 * What the act itself books comes first. The same acts come to the same entries in sum, noted in whichever order: each leads from
 * what the others come to in the order of their days to what they come to with it.
 */
export function bookNoted(note: {
  entries: readonly BookedEntry[];
  acts: readonly NotedAct[];
  act: InvoiceAct;
}): NewEntry[] {
  const { entries, act } = note;
  const others = standingActs(note.acts, entries).map((noted) => noted.act);
  if (others.every((other) => compareActs(other, act) <= 0)) return bookAct(entries, act);
  const made = changeTo(foldActs(entries, [...others, act]), foldActs(entries, others));
  return made.toSorted((one, other) => Number(isOf(act, other)) - Number(isOf(act, one)));
}

function isOf(act: InvoiceAct, { kind, bookedOn, document }: NewEntry): boolean {
  const isOfDocument = !('document' in act) || document.id === act.document.id;
  return bookedOn === act.on && kind === act.kind && isOfDocument;
}
