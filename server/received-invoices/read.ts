import { endOfIban, type ReceivedState, searchedWords } from '@belegbar/domain/received-invoices';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import type { Language } from './checked.ts';
import { ibanCheckOf, type ReceivedMessage, readDetail } from './detail.ts';
import { countStates, countWaiting, type StateCounts, selectPage } from './list-store.ts';
import { type ReceivedRow, rowsOf } from './message.ts';
import { findSummary, selectOfExpense } from './store.ts';

const PAGE_LENGTH = 50;

/** A page of what came in, the latest first, with the counts of all states. */
export function listReceived(
  context: Context,
  asked: {
    state?: ReceivedState | undefined;
    search?: string | undefined;
    after?: string | undefined;
    limit?: number | undefined;
  },
): Promise<{ invoices: ReceivedRow[]; next: string | null; counts: StateCounts }> {
  const { businessId } = context;
  const search = asked.search ?? '';
  const typed = { words: searchedWords(search), ibanEnd: endOfIban(search) };
  const limit = asked.limit ?? PAGE_LENGTH;
  return inSnapshot(context, async (transaction) => {
    const page = { state: asked.state ?? null, ...typed, after: asked.after ?? null, limit: limit + 1 };
    const found = await selectPage(transaction, businessId, page);
    const shown = found.slice(0, limit);
    return {
      invoices: await rowsOf(context, transaction, shown),
      next: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
      counts: await countStates(transaction, businessId, typed),
    };
  });
}

/** How many wait to be looked at. */
export function countReceived(context: Context): Promise<{ toReview: number }> {
  return inSnapshot(context, async (transaction) => ({
    toReview: await countWaiting(transaction, context.businessId),
  }));
}

/** All of one, in the language; NOT_FOUND also for a stranger's. */
export function getReceived(
  context: Context,
  asked: { id: string; language: Language },
): Promise<ReceivedMessage> {
  return inSnapshot(context, (transaction) => readDetail(context, transaction, asked));
}

/** Its accounts beside those of earlier invoices of the sender. NOT_FOUND also for a stranger's. */
export function checkIbanOf(context: Context, id: string): Promise<ReceivedMessage['ibanCheck']> {
  return inSnapshot(context, async (transaction) =>
    ibanCheckOf(transaction, await findSummary(transaction, { businessId: context.businessId, id })),
  );
}

/** What the expense was booked from; null for one that was entered by hand, or that is not there. */
export function receivedOfExpense(
  context: Context,
  expenseId: string,
): Promise<{ received: ReceivedRow | null }> {
  const key = { businessId: context.businessId, expenseId };
  return inSnapshot(context, async (transaction) => {
    const [received = null] = await rowsOf(context, transaction, await selectOfExpense(transaction, key));
    return { received };
  });
}
