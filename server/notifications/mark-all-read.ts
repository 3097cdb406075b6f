import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { publishChanged } from './events.ts';
import { countUnread, setAllRead } from './store.ts';
import type { Counts } from './view.ts';

/**
 * Marks everything as read, listed or not. Returns what is unread after that: only what came at this very moment.
 * @unaudited What a person has read is of no book.
 */
export function markAllRead(context: Context, { userId }: { userId: string }): Promise<Counts> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    await setAllRead(transaction, userId);
    await publishChanged(transaction, userId);
    return countUnread(transaction, userId);
  });
}
