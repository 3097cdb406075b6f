/** Public face of what the app tells a person: the bell of the header, the counter of the sidebar, and what the screens list. */
export { NotificationBell } from './NotificationBell.tsx';
export { MarkAllReadButton, NotificationList } from './NotificationParts.tsx';
export { PendingApprovalsCount } from './PendingApprovalsCount.tsx';
export { renewApprovals, useNotifications, usePendingApprovals } from './query.ts';
