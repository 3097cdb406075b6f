/** What the app tells a person, in a list and at once. */
export { accountNotifier } from './account-notifier.ts';
export { addNotification, type InBothLanguages, type NewNotification } from './add.ts';
export { notificationJobs } from './jobs.ts';
export { markAllRead } from './mark-all-read.ts';
export { markRead } from './mark-read.ts';
export { listNotifications } from './read.ts';
export { removeNotification } from './remove.ts';
export { resolveApproval } from './resolve-approval.ts';
export type { NotificationsPorts } from './routes.ts';
export { APPROVAL_NEEDED } from './store.ts';
export { type StreamEvent, type StreamOptions, streamNotifications } from './stream.ts';
