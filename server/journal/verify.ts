import { FIRST_PREVIOUS_HASH, verifyChain } from '@belegbar/domain/journal';
import { type Context, within } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { hashOf } from './append.ts';
import { type KeptSum, selectWrongSums } from './overview/store.ts';
import { readEntries } from './read.ts';
import { readChainHead, selectFirstUnlikeAudit, selectHash } from './store.ts';

export interface JournalState {
  /** How many entries were verified before the first broken one, or in all. */
  entries: number;
  /** Number of the first entry that is missing, out of order, changed, or not the one that its act put into the audit log; null while all is whole. */
  firstBroken: number | null;
  /** The kept sums that differ from those of the entries, which a return would be wrong by; empty while they agree. */
  wrongSums: KeptSum[];
}

/** What verifying one part of the journal found. */
export interface JournalPart extends JournalState {
  /** Where the chain ends. */
  last: number;
  /** The number after which the next part begins; null when this was the last. Only then are audit log and sums held against. */
  next: number | null;
}

const PAGE_SIZE = 5000;

/**
 * Walks the business's chain from entry 1 to its end, page by page, holds it against the audit log, which also tells where it ended,
 * and adds its entries up anew. All of it in one snapshot: nothing that is booked meanwhile looks like a difference.
 */
export function verifyJournal(context: Context): Promise<JournalState> {
  return inSnapshot(context, async (transaction) => {
    let after = 0;
    while (true) {
      const { last: _, next, ...state } = await verifyPart(within(context, transaction), after);
      if (next === null) return state;
      after = next;
    }
  });
}

/**
 * The same for the entries after a number, a bounded count of them, so that a page can show how far it is. Entries never change, so
 * the parts need not be of one moment.
 */
export function verifyPart(context: Context, after: number): Promise<JournalPart> {
  return inSnapshot(context, async (transaction) => {
    const { businessId } = context;
    const [head, hash] = await Promise.all([
      readChainHead(transaction, businessId),
      after === 0 ? FIRST_PREVIOUS_HASH : selectHash(transaction, businessId, after),
    ]);
    const page = await readEntries(within(context, transaction), after, PAGE_SIZE);
    const previous = { number: after, hash: hash ?? '' };
    const firstBroken = verifyChain(page, (entry) => hashOf(entry, businessId), previous);
    const verified = firstBroken === null ? (page.at(-1)?.number ?? after) : firstBroken - 1;
    if (firstBroken === null && verified < head.number)
      return { entries: verified, firstBroken, wrongSums: [], last: head.number, next: verified };
    return { ...(await atTheEnd(transaction, businessId, verified, firstBroken)), last: head.number };
  });
}

async function atTheEnd(
  transaction: Transaction,
  businessId: string,
  verified: number,
  firstBroken: number | null,
): Promise<Omit<JournalPart, 'last'>> {
  const [wrongSums, unlikeAudit] = await Promise.all([
    selectWrongSums(transaction, businessId),
    selectFirstUnlikeAudit(transaction, businessId),
  ]);
  if (firstBroken !== null || unlikeAudit === null)
    return { entries: verified, firstBroken, wrongSums, next: null };
  return { entries: unlikeAudit - 1, firstBroken: unlikeAudit, wrongSums, next: null };
}
