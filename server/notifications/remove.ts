import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { publishChanged } from './events.ts';
import { countUnread, deleteNotification, type NotificationKey } from './store.ts';
import type { Counts } from './view.ts';

/**
 * Deletes one for good. Returns what is still unread. Refuses NOT_FOUND.
 * @unaudited It was a message to the person alone, of no book.
 */
export function removeNotification(context: Context, key: NotificationKey): Promise<Counts> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    if (!(await deleteNotification(transaction, key))) throw notFound();
    await publishChanged(transaction, key.userId);
    return countUnread(transaction, key.userId);
  });
}
