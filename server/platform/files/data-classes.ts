/** Which files are stored. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

export const filesClasses: readonly TableClass[] = [
  {
    name: 'files',
    area: 'business',
    basis: 'legalDuty',
    retention: { kind: 'law', record: 'invoice' },
    readers: ['owner', 'operator'],
    columns: [
      ...keys('business_id'),
      ...columns('hash', 'business', 'internal', 'fileProof'),
      ...columns('content_type size', 'technical', 'internal', 'fileProof'),
      ...times('created_at used_at'),
    ],
  },
];
