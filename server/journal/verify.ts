import { FIRST_PREVIOUS_HASH, verifyChain } from '@belegbar/domain/journal';
import { type Context, within } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { hashOf } from './append.ts';
import { readEntries } from './read.ts';
import { type JournalSum, selectFirstUnlikeAudit, selectWrongSums } from './store.ts';

export interface JournalState {
  /** How many entries were verified before the first broken one, or in all. */
  entries: number;
  /** Number of the first entry that is missing, out of order, changed, or not the one that its act put into the audit log; null while all is whole. */
  firstBroken: number | null;
  /** The kept sums that differ from those of the entries, which a return would be wrong by; empty while they agree. */
  wrongSums: JournalSum[];
}

const PAGE_SIZE = 5000;

/**
 * Walks the business's chain from entry 1 to its end, page by page, holds it against the audit log, which also tells where it ended,
 * and adds its entries up anew. All of it in one snapshot: nothing that is booked meanwhile looks like a difference.
 */
export function verifyJournal(context: Context): Promise<JournalState> {
  return inSnapshot(context, async (transaction) => {
    const wrongSums = await selectWrongSums(transaction, context.businessId);
    const unlikeAudit = await selectFirstUnlikeAudit(transaction, context.businessId);
    const chain = await verifyEntries(within(context, transaction));
    if (chain.firstBroken !== null || unlikeAudit === null) return { ...chain, wrongSums };
    return { entries: unlikeAudit - 1, firstBroken: unlikeAudit, wrongSums };
  });
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
