/** The hash chain of a journal: every entry's hash covers the hash before it, so that no entry can be changed, lost or slipped in unseen. */
import type { JournalEntry } from './entry.ts';

/** What entry 1 has as previous hash. */
export const FIRST_PREVIOUS_HASH = '0'.repeat(64);

/**
 * The number of the first entry that is out of order or does not hash to what it says, or null if all is well.
 * `entries` in order of number; `after` is the last entry verified before, none for the whole journal. `hashOf` is SHA-256 over `canonicalForm`.
 */
export function verifyChain(
  entries: readonly JournalEntry[],
  hashOf: (entry: JournalEntry) => string,
  after: Pick<JournalEntry, 'number' | 'hash'> = { number: 0, hash: FIRST_PREVIOUS_HASH },
): number | null {
  let previous = after;
  for (const entry of entries) {
    const isNext = entry.number === previous.number + 1 && entry.previousHash === previous.hash;
    if (!isNext) return previous.number + 1;
    if (hashOf(entry) !== entry.hash) return entry.number;
    previous = entry;
  }
  return null;
}
