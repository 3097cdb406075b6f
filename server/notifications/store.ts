import { type Insertable, sql } from 'kysely';
import type { Database, Transaction } from '../platform/database/index.ts';
import type { NotificationRecord, NotificationsTable } from './tables.ts';

export type Filter = 'all' | 'unread' | 'pendingApprovals';

/** The one type that waits for an act of the person. */
export const APPROVAL_NEEDED = 'reminder_approval_needed';

export interface NotificationKey {
  userId: string;
  id: string;
}

export async function insertNotification(
  transaction: Transaction,
  row: Insertable<NotificationsTable>,
): Promise<void> {
  await transaction.insertInto('notifications').values(row).execute();
}

/** Newest first. */
export function selectNotifications(
  transaction: Transaction,
  { userId, filter, limit }: { userId: string; filter: Filter; limit: number },
): Promise<NotificationRecord[]> {
  let query = transaction.selectFrom('notifications').selectAll().where('user_id', '=', userId);
  if (filter !== 'all') query = query.where('is_read', '=', false);
  if (filter === 'pendingApprovals') query = query.where('type', '=', APPROVAL_NEEDED);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** Undefined when there is none, also for one of another person. */
export function selectNotification(transaction: Transaction, key: NotificationKey) {
  return transaction
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', key.userId)
    .where('id', '=', key.id)
    .executeTakeFirst();
}

/** Over all of the person's notifications. */
export async function countUnread(
  transaction: Transaction,
  userId: string,
): Promise<{ unread: number; pendingApprovals: number }> {
  const row = await transaction
    .selectFrom('notifications')
    .select([
      sql<number>`count(*)::integer`.as('unread'),
      sql<number>`(count(*) filter (where type = ${APPROVAL_NEEDED}))::integer`.as('pendingApprovals'),
    ])
    .where('user_id', '=', userId)
    .where('is_read', '=', false)
    .executeTakeFirstOrThrow();
  return row;
}

/** True if there is such a notification. */
export async function setRead(transaction: Transaction, key: NotificationKey): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('notifications')
    .set({ is_read: true })
    .where('user_id', '=', key.userId)
    .where('id', '=', key.id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks what waits for an approval at a place as read; whether there was any. */
export async function setApprovalsRead(
  transaction: Transaction,
  { userId, actionUrl }: { userId: string; actionUrl: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('notifications')
    .set({ is_read: true })
    .where('user_id', '=', userId)
    .where('type', '=', APPROVAL_NEEDED)
    .where('action_url', '=', actionUrl)
    .where('is_read', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setAllRead(transaction: Transaction, userId: string): Promise<void> {
  await transaction
    .updateTable('notifications')
    .set({ is_read: true })
    .where('user_id', '=', userId)
    .where('is_read', '=', false)
    .execute();
}

/** True if there was such a notification. */
export async function deleteNotification(transaction: Transaction, key: NotificationKey): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('notifications')
    .where('user_id', '=', key.userId)
    .where('id', '=', key.id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes, for everyone, what was read and is older than a year. */
export async function purgeRead(database: Database): Promise<void> {
  await sql`select purge_notifications()`.execute(database);
}
