/** An entry taken back: the same with its amounts turned round, under the days on which it counted. */
import type { BookedEntry, NewEntry } from './entry.ts';
import { negated } from './position.ts';

/** Names the entry that it takes back. */
export function mirror({ number, ...entry }: BookedEntry): NewEntry {
  const { inCurrency: foreign } = entry;
  return {
    ...entry,
    ...negated(entry),
    ...(foreign === undefined ? {} : { inCurrency: { ...foreign, ...negated(foreign) } }),
    reverses: number,
  };
}
