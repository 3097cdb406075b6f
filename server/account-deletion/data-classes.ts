/** Who wants to leave, and what has to stay of them. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

export const accountDeletionClasses: readonly TableClass[] = [
  {
    name: 'account_deletions',
    area: 'signIn',
    basis: 'contract',
    retention: { kind: 'account' },
    readers: ['owner', 'program', 'operator'],
    columns: [
      ...keys('user_id'),
      ...columns('state', 'technical', 'internal', 'state'),
      ...columns('token_hash', 'security', 'strictlyConfidential', 'oneTimeToken'),
      ...columns('link_until due_at', 'security', 'internal', 'expiry'),
      ...times('requested_at confirmed_at'),
    ],
  },
  {
    name: 'closed_businesses',
    area: 'business',
    basis: 'legalDuty',
    retention: { kind: 'law', record: 'books' },
    readers: ['program', 'operator'],
    columns: [
      ...keys('business_id'),
      ...columns('vouchers_until books_until', 'technical', 'internal', 'keptUntil'),
      ...times('closed_at'),
    ],
  },
];
