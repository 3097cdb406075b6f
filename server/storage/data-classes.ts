/** What is uploaded under a name. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

export const storageClasses: readonly TableClass[] = [
  {
    name: 'storage_objects',
    area: 'business',
    basis: 'contract',
    retention: { kind: 'account' },
    readers: ['owner', 'operator'],
    columns: [
      ...keys('business_id name'),
      ...columns('area path', 'technical', 'internal', 'key'),
      ...columns('hash', 'business', 'internal', 'layout'),
      ...times('updated_at'),
    ],
  },
];
