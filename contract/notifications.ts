/** What the app tells a person: a short list, how many are unread, and a stream that says at once when something changes. */
import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { Id, LanguageCode, procedure } from './common.ts';

export const Notification = z.object({
  id: Id,
  /** `reminder_approval_needed` waits for an approval; all other kinds only tell. */
  type: z.string(),
  title: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
  /** A path of the app, such as `/invoice/{id}`; null leads nowhere. */
  actionUrl: z.string().nullable(),
});

/** Over all notifications of the person, listed or not. */
export const NotificationCounts = z.object({
  unread: z.int(),
  /** Unread ones of the type `reminder_approval_needed`. How many reminders wait, read or not, says `sending.countApprovals`. */
  pendingApprovals: z.int(),
});

export const NotificationList = NotificationCounts.extend({ notifications: z.array(Notification) });

/** Lists that open pages follow, by the names of their capabilities. */
export const FOLLOWED_RECORDS = ['receivedInvoices', 'receipts', 'recurringExpenses'] as const;

/**
 * `inserted` brings a new one. `changed`: read or removed somewhere. `records`: records of another list were added or changed. `resync`: some may
 * have been missed. `alive`: nothing happened, the line stands.
 */
export const NotificationEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('inserted'), notification: Notification }),
  z.object({ kind: z.literal('changed') }),
  z.object({ kind: z.literal('records'), of: z.enum(FOLLOWED_RECORDS) }),
  z.object({ kind: z.literal('resync') }),
  z.object({ kind: z.literal('alive') }),
]);

/** Without one, the language of the user. */
const language = LanguageCode.optional();

export const notificationsContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/notifications',
      tags: ['Notifications'],
      summary: 'List the newest notifications, and count all unread ones',
    })
    .input(z.object({ language, filter: z.enum(['all', 'unread', 'pendingApprovals']).optional() }))
    .output(NotificationList),
  markRead: procedure
    .route({
      method: 'POST',
      path: '/notifications/{id}/read',
      tags: ['Notifications'],
      summary: 'Mark a notification as read',
    })
    .input(z.object({ id: Id }))
    .output(NotificationCounts),
  markAllRead: procedure
    .route({
      method: 'POST',
      path: '/notifications/read',
      tags: ['Notifications'],
      summary: 'Mark all notifications as read',
    })
    .output(NotificationCounts),
  remove: procedure
    .route({
      method: 'DELETE',
      path: '/notifications/{id}',
      tags: ['Notifications'],
      summary: 'Delete a notification',
    })
    .input(z.object({ id: Id }))
    .output(NotificationCounts),
  /** Begins with `resync` as soon as nothing can be missed any more; read the list then, and after every further one. */
  stream: procedure
    .route({
      method: 'GET',
      path: '/notifications/stream',
      tags: ['Notifications'],
      summary: 'Follow the notifications as server-sent events',
    })
    .input(z.object({ language }))
    .output(eventIterator(NotificationEvent))
    .errors({
      TOO_MANY_REQUESTS: {
        status: 429,
        message: 'This session follows in too many places already.',
        data: z.object({ retryAfterSeconds: z.int() }),
      },
    }),
};
