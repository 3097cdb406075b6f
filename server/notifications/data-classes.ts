/** What the app tells people. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

export const notificationsClasses: readonly TableClass[] = [
  {
    name: 'notifications',
    area: 'messages',
    basis: 'contract',
    retention: { kind: 'read' },
    readers: ['owner', 'operator'],
    columns: [
      ...keys('user_id id'),
      ...columns('type action_url', 'business', 'internal', 'notification'),
      ...columns('title_de title_en message_de message_en', 'business', 'confidential', 'notification'),
      ...columns('is_read', 'technical', 'internal', 'state'),
      ...times('created_at'),
    ],
  },
];
