import type { Generated, Selectable } from 'kysely';

export interface NotificationsTable {
  user_id: string;
  id: string;
  type: string;
  title_de: string;
  title_en: string;
  message_de: string;
  message_en: string;
  is_read: Generated<boolean>;
  created_at: Date;
  action_url: string | null;
}

export type NotificationRecord = Selectable<NotificationsTable>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    notifications: NotificationsTable;
  }
}
