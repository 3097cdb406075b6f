/** What the server says of notifications. */
import type {
  NotificationList as ListSchema,
  NotificationEvent,
  Notification as Schema,
} from '@belegbar/contract/notifications';
import type { output } from 'zod';

export type Notification = output<typeof Schema>;
export type NotificationList = output<typeof ListSchema>;
export type StreamEvent = output<typeof NotificationEvent>;

/** The one type that waits for an act of the person. */
export const APPROVAL_NEEDED = 'reminder_approval_needed';
