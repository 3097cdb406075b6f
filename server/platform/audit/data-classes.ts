/** The record of every act. */
import { columns, keys, type TableClass } from '@belegbar/domain/data-classification';

export const auditClasses: readonly TableClass[] = [
  {
    name: 'audit_log',
    area: 'books',
    basis: 'legalDuty',
    retention: { kind: 'law', record: 'books' },
    readers: ['owner', 'operator'],
    columns: [
      ...keys('business_id id actor_id subject_id'),
      ...columns('at actor_kind action subject_kind', 'security', 'internal', 'audit'),
      ...columns('detail', 'business', 'confidential', 'audit'),
    ],
  },
];
