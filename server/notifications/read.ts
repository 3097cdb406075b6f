import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { countUnread, type Filter, selectNotification, selectNotifications } from './store.ts';
import { type Language, type NotificationListView, type NotificationView, viewNotification } from './view.ts';

/** The newest twenty; of what waits for approval all that anyone would look through. */
const LISTED: Record<Filter, number> = { all: 20, unread: 20, pendingApprovals: 100 };

/** The person's newest notifications, and the counts over all of them. */
export function listNotifications(
  context: Context,
  { userId, language, filter = 'all' }: { userId: string; language: Language; filter?: Filter | undefined },
): Promise<NotificationListView> {
  authorise(context);
  return inSnapshot(context, async (transaction) => {
    const [records, counts] = await Promise.all([
      selectNotifications(transaction, { userId, filter, limit: LISTED[filter] }),
      countUnread(transaction, userId),
    ]);
    return { notifications: records.map((record) => viewNotification(record, language)), ...counts };
  });
}

/** One notification of the person; null when it has been removed meanwhile. */
export async function findNotification(
  context: Context,
  { userId, language, id }: { userId: string; language: Language; id: string },
): Promise<NotificationView | null> {
  const record = await inSnapshot(context, (transaction) => selectNotification(transaction, { userId, id }));
  return record === undefined ? null : viewNotification(record, language);
}
