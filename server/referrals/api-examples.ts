/** Examples of its procedures, by operation id; a test holds them against the contract. */
import type { ApiExample } from '../platform/capability.ts';

export const referralsExamples: Readonly<Record<string, ApiExample>> = {
  'referrals.getReferralLink': {
    output: { referralLink: 'https://books.example.com/invite?ref=7KQX2MPA' },
  },
  'referrals.getReferralData': {
    output: {
      referralCode: '7KQX2MPA',
      totalReferrals: 1,
      successfulReferrals: 1,
      totalRewards: 0,
      rewards: [],
      referrals: [
        {
          id: '0199f3a0-0000-7000-8000-0000000000d1',
          createdAt: '2026-03-14T09:30:00.000Z',
          signupCompletedAt: '2026-03-14T09:24:00.000Z',
        },
      ],
    },
  },
  'referrals.processReferralSignup': {
    input: { referralCode: '7KQX2MPA', newUserId: '0199f3a0-0000-7000-8000-000000000001' },
    output: { success: true },
  },
};
