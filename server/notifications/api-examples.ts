/** Examples of its procedures, by operation id; a test holds them against the contract. */
import { invoiceId, notificationId } from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

const notification = {
  id: notificationId,
  type: 'invoice_viewed',
  title: 'RE-2026-0011 wurde angesehen',
  message: 'über den Link',
  isRead: false,
  createdAt: '2026-03-02T09:00:00.000Z',
  actionUrl: `/invoice/${invoiceId}`,
};

export const notificationsExamples: Readonly<Record<string, ApiExample>> = {
  'notifications.list': {
    input: { filter: 'all', language: 'de' },
    output: { notifications: [notification], unread: 1, pendingApprovals: 0 },
  },
  'notifications.markRead': { input: { id: notificationId }, output: { unread: 0, pendingApprovals: 0 } },
  'notifications.markAllRead': { output: { unread: 0, pendingApprovals: 0 } },
  'notifications.remove': { input: { id: notificationId }, output: { unread: 0, pendingApprovals: 0 } },
  // The events of a stream in the order in which they come.
  'notifications.stream': {
    input: { language: 'de' },
    output: [{ kind: 'resync' }, { kind: 'inserted', notification }, { kind: 'alive' }],
  },
};
