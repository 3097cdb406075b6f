import { expect, test } from 'vitest';
import { withAllRead, withNew, without, withRead } from './changes.ts';
import { APPROVAL_NEEDED, type Notification, type NotificationList } from './message.ts';

function told(id: string, more: Partial<Notification> = {}): Notification {
  return {
    id,
    type: 'told',
    title: id,
    message: '',
    isRead: false,
    createdAt: '2026-04-01T12:00:00.000Z',
    actionUrl: null,
    ...more,
  };
}

function list(notifications: Notification[], unread = 2, pendingApprovals = 1): NotificationList {
  return { notifications, unread, pendingApprovals };
}

const approval = told('approval', { type: APPROVAL_NEEDED });
const read = told('read', { isRead: true });

test('a new one goes to the top and raises the count, one for approval both counts', () => {
  expect(withNew(told('new'))(list([read]), 'all')).toMatchObject({
    notifications: [{ id: 'new' }, { id: 'read' }],
    unread: 3,
    pendingApprovals: 1,
  });
  expect(withNew(approval)(list([]), 'all')).toMatchObject({ unread: 3, pendingApprovals: 2 });
});

test('the list stays at twenty, and one that is known already changes nothing', () => {
  const full = list(Array.from({ length: 20 }, (_, index) => told(String(index))));
  const after = withNew(told('new'))(full, 'all');
  expect(after.notifications).toHaveLength(20);
  expect(after.notifications[0]?.id).toBe('new');
  expect(withNew(told('new'))(after, 'all')).toBe(after);
});

test('among the approvals only approvals are listed, but all are counted', () => {
  expect(withNew(told('new'))(list([]), 'pendingApprovals')).toMatchObject({ notifications: [], unread: 3 });
});

test.each([
  ['read', withRead],
  ['deleted', without],
] as const)('one that is %s counts no more; both counts are never below zero', (_, change) => {
  expect(change(approval)(list([approval]), 'all')).toMatchObject({ unread: 1, pendingApprovals: 0 });
  expect(change(told('a'))(list([told('a')]), 'all')).toMatchObject({ unread: 1, pendingApprovals: 1 });
  expect(change(read)(list([read]), 'all')).toMatchObject({ unread: 2, pendingApprovals: 1 });
  expect(change(approval)(list([approval], 0, 0), 'all')).toMatchObject({ unread: 0, pendingApprovals: 0 });
});

test('reading all sets both counts to zero, whatever is not listed', () => {
  expect(withAllRead(list([approval], 120, 7), 'all')).toMatchObject({
    notifications: [{ isRead: true }],
    unread: 0,
    pendingApprovals: 0,
  });
});
