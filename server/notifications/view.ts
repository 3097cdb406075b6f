import type { Notification, NotificationCounts, NotificationList } from '@belegbar/contract/notifications';
import type { z } from 'zod';
import type { NotificationRecord } from './tables.ts';

export type Language = 'de' | 'en';
export type NotificationView = z.infer<typeof Notification>;
export type NotificationListView = z.infer<typeof NotificationList>;
export type Counts = z.infer<typeof NotificationCounts>;

/** A notification as the contract shows it, in one language. */
export function viewNotification(record: NotificationRecord, language: Language): NotificationView {
  const isGerman = language === 'de';
  return {
    id: record.id,
    type: record.type,
    title: isGerman ? record.title_de : record.title_en,
    message: isGerman ? record.message_de : record.message_en,
    isRead: record.is_read,
    createdAt: record.created_at.toISOString(),
    actionUrl: record.action_url,
  };
}
