import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { publishChanged } from './events.ts';
import { countUnread, type NotificationKey, setRead } from './store.ts';
import type { Counts } from './view.ts';

/**
 * Marks one as read; a second time does nothing. Returns what is still unread. Refuses NOT_FOUND.
 * @unaudited What a person has read is of no book.
 */
export function markRead(context: Context, key: NotificationKey): Promise<Counts> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    if (!(await setRead(transaction, key))) throw notFound();
    await publishChanged(transaction, key.userId);
    return countUnread(transaction, key.userId);
  });
}
