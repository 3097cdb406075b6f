/** Examples of its procedures, by operation id; a test holds them against the contract. */
import type { ApiExample } from '../platform/capability.ts';

export const referralsExamples: Readonly<Record<string, ApiExample>> = {
  'referrals.getReferralLink': {
    output: { referralLink: 'https://books.example.com/invite?ref=7KQX2MPA' },
  },
};
