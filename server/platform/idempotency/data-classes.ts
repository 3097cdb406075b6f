/** Which calls have been made. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

export const idempotencyClasses: readonly TableClass[] = [
  {
    name: 'idempotency_keys',
    area: 'books',
    basis: 'contract',
    retention: { kind: 'account' },
    readers: ['program', 'operator'],
    columns: [
      ...keys('business_id key subject_id'),
      ...columns('procedure request_hash', 'technical', 'internal', 'repeat'),
      ...times('created_at'),
    ],
  },
];
