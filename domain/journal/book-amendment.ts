/** What amending an issued invoice books of which nothing but the issue stands in the books (docs/decisions/060). */
import { assert } from '@belegbar/domain/money';
import type { BookedEntry, NewEntry } from './entry.ts';
import { mirror } from './mirror.ts';

/**
 * `entries`: all of the invoice; `issuedAnew`: what its new edition books (`bookInvoice`). The entries of the edition before are taken back
 * under the days on which they counted, since they stand in no return that was handed over.
 */
export function bookAmendment(entries: readonly BookedEntry[], issuedAnew: readonly NewEntry[]): NewEntry[] {
  const issued = issuedNow(entries);
  assert(
    issued.every(({ kind }) => kind === 'invoice'),
    'an invoice that something has followed is not amended',
  );
  return [...issued.map(mirror), ...issuedAnew];
}

/** The entries of an invoice and of what followed it, without those of editions that were replaced and what took them back. */
export function issuedNow<Entry extends BookedEntry>(entries: readonly Entry[]): Entry[] {
  const takingBack = entries.filter(({ kind, reverses }) => kind === 'invoice' && reverses !== null);
  const replaced = new Set(takingBack.map(({ reverses }) => reverses));
  return entries.filter((entry) => !replaced.has(entry.number) && !takingBack.includes(entry));
}
