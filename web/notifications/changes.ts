/** What an act or an event makes of a list. The counts are over all notifications, also those that are not listed. */
import { APPROVAL_NEEDED, type Notification, type NotificationList } from './message.ts';

export const FILTERS = ['all', 'unread', 'pendingApprovals'] as const;
export type Filter = (typeof FILTERS)[number];

export type Change = (list: NotificationList, filter: Filter) => NotificationList;

/** As many as the server lists. */
const LISTED_MAX = 20;

/** A new one goes to the top and raises the counts. One that is known already changes nothing. */
export function withNew(added: Notification): Change {
  return (list, filter) => {
    if (list.notifications.some(({ id }) => id === added.id)) return list;
    const isListed = filter !== 'pendingApprovals' || added.type === APPROVAL_NEEDED;
    return {
      notifications: isListed ? [added, ...list.notifications].slice(0, LISTED_MAX) : list.notifications,
      ...counted(list, added.isRead ? 0 : 1, added),
    };
  };
}

export function withRead(read: Notification): Change {
  return (list) => ({
    notifications: list.notifications.map((one) => (one.id === read.id ? { ...one, isRead: true } : one)),
    ...counted(list, read.isRead ? 0 : -1, read),
  });
}

export const withAllRead: Change = (list) => ({
  notifications: list.notifications.map((one) => ({ ...one, isRead: true })),
  unread: 0,
  pendingApprovals: 0,
});

export function without(removed: Notification): Change {
  return (list) => ({
    notifications: list.notifications.filter(({ id }) => id !== removed.id),
    ...counted(list, removed.isRead ? 0 : -1, removed),
  });
}

function counted(list: NotificationList, step: -1 | 0 | 1, { type }: Notification) {
  return {
    unread: Math.max(0, list.unread + step),
    pendingApprovals: Math.max(0, list.pendingApprovals + (type === APPROVAL_NEEDED ? step : 0)),
  };
}
