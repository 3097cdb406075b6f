/** Mails of the install that wait to be sent. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

export const mailClasses: readonly TableClass[] = [
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
      ...columns('text html', 'security', 'strictlyConfidential', 'mailText'),
      ...columns('copies sender_name reply_to attachments', 'contact', 'confidential', 'mail'),
      ...times('created_at'),
    ],
  },
];
