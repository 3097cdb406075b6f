import { FIRST_PREVIOUS_HASH, verifyChain } from '@belegbar/domain/journal';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { hashOf } from './append.ts';
import { readEntries } from './read.ts';
import { type JournalSum, selectWrongSums } from './store.ts';

export interface JournalState {
  /** How many entries were verified before the first broken one, or in all. */
  entries: number;
  /** Number of the first entry that is missing, out of order or changed; null while the chain is whole. */
  firstBroken: number | null;
  /** The kept sums that differ from those of the entries, which a return would be wrong by; empty while they agree. */
  wrongSums: JournalSum[];
}

const PAGE_SIZE = 5000;

/** Walks the business's chain from entry 1 to its end, page by page, and adds its entries up anew. */
export async function verifyJournal(context: Context): Promise<JournalState> {
  const wrongSums = await inSnapshot(context, (transaction) =>
    selectWrongSums(transaction, context.businessId),
  );
  return { ...(await verifyEntries(context)), wrongSums };
}

async function verifyEntries(context: Context): Promise<Omit<JournalState, 'wrongSums'>> {
  let after = { number: 0, hash: FIRST_PREVIOUS_HASH };
  while (true) {
    const page = await readEntries(context, after.number, PAGE_SIZE);
    const firstBroken = verifyChain(page, (entry) => hashOf(entry, context.businessId), after);
    if (firstBroken !== null) return { entries: firstBroken - 1, firstBroken };
    const last = page.at(-1);
    if (last === undefined) return { entries: after.number, firstBroken: null };
    after = last;
  }
}
