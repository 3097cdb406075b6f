/** What keeps the install running, and is about nobody or only in passing. */
import { columns, keys, type TableClass, times } from '../classes.ts';

export const INSTALL: readonly TableClass[] = [
  {
    name: 'schema_migrations',
    area: 'install',
    basis: 'none',
    retention: { kind: 'install' },
    readers: ['administrator', 'operator'],
    columns: [...columns('name checksum', 'technical', 'public', 'migration'), ...times('applied_at')],
  },
];

export const MESSAGES: readonly TableClass[] = [
  {
    name: 'outbox_mails',
    area: 'messages',
    basis: 'contract',
    retention: { kind: 'sent' },
    readers: ['operator'],
    columns: [
      ...keys('id'),
      ...columns('recipient', 'contact', 'confidential', 'mail'),
      ...columns('subject', 'contact', 'confidential', 'mail'),
      ...columns('text', 'security', 'strictlyConfidential', 'mailText'),
      ...columns('copies sender_name reply_to attachments', 'contact', 'confidential', 'mail'),
      ...times('created_at'),
    ],
  },
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
