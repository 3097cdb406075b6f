/** Inviting others: the link that a person shares. */
import { z } from 'zod';
import { procedure } from './common.ts';

export const referralsContract = {
  getReferralLink: procedure
    .route({
      method: 'POST',
      path: '/referral-management/get_referral_link',
      tags: ['Referrals'],
      summary: 'The link by which the signed-in person invites others; its code is made on the first call',
    })
    .output(z.object({ referralLink: z.string() })),
};
