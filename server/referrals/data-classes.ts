/** Invitations. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

export const referralsClasses: readonly TableClass[] = [
  {
    name: 'user_referrals',
    area: 'signIn',
    basis: 'contract',
    retention: { kind: 'account' },
    readers: ['owner', 'operator'],
    columns: [
      ...keys('referrer_user_id'),
      ...columns('referral_code', 'business', 'internal', 'invitation'),
      ...times('created_at'),
    ],
  },
  {
    name: 'referrals',
    area: 'signIn',
    basis: 'contract',
    retention: { kind: 'account' },
    readers: ['owner', 'operator'],
    columns: [
      ...keys('referrer_user_id id'),
      ...columns('invited_user_id', 'identity', 'confidential', 'invitation'),
      ...times('created_at signup_completed_at'),
    ],
  },
];
