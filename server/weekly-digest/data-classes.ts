/** The week by mail. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

export const weeklyDigestClasses: readonly TableClass[] = [
  {
    name: 'weekly_digests',
    area: 'messages',
    basis: 'contract',
    retention: { kind: 'account' },
    readers: ['owner', 'operator'],
    columns: [
      ...keys('business_id'),
      ...columns('told_week', 'technical', 'internal', 'state'),
      ...columns('token', 'security', 'strictlyConfidential', 'digestToken'),
      ...times('created_at'),
    ],
  },
];
