import { FIRST_PREVIOUS_HASH, verifyChain } from '@belegbar/domain/journal';
import type { Context } from '../platform/context.ts';
import { hashOf } from './append.ts';
import { readEntries } from './read.ts';

export interface ChainState {
  /** How many entries were verified before the first broken one, or in all. */
  entries: number;
  /** Number of the first entry that is missing, out of order or changed; null while the chain is whole. */
  firstBroken: number | null;
}

const PAGE_SIZE = 5000;

/** Walks the business's chain from entry 1 to its end, page by page. */
export async function verifyJournal(context: Context): Promise<ChainState> {
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
