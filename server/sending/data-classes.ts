/** Mails to clients, and what became of them. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

export const sendingClasses: readonly TableClass[] = [
  {
    name: 'invoice_mails',
    area: 'invoices',
    basis: 'legalDuty',
    retention: { kind: 'law', record: 'invoice' },
    readers: ['owner', 'client', 'operator'],
    columns: [
      ...keys('business_id id invoice_id'),
      ...columns('kind origin step planned_on pay_by state', 'business', 'internal', 'sending'),
      ...columns('recipients copies refused', 'contact', 'confidential', 'sending'),
      ...columns('from_name reply_to', 'identity', 'confidential', 'sending'),
      ...columns('subject text', 'business', 'confidential', 'sending'),
      ...columns('tries failure', 'technical', 'internal', 'sending'),
      ...columns('failure_text', 'contact', 'confidential', 'sending'),
      ...times('not_before created_at approved_at handed_over_at settled_at'),
    ],
  },
  {
    name: 'test_mails',
    area: 'invoices',
    basis: 'contract',
    retention: { kind: 'days', days: 1 },
    readers: ['owner', 'operator'],
    columns: [
      ...keys('business_id id invoice_id'),
      ...columns('kind', 'business', 'internal', 'sending'),
      ...columns('recipient', 'contact', 'confidential', 'sending'),
      ...columns('from_name reply_to', 'identity', 'confidential', 'sending'),
      ...columns('subject text', 'business', 'confidential', 'sending'),
      ...times('created_at'),
    ],
  },
];
