/** Inviting others: the link that a person shares, and who came by it. */
import { z } from 'zod';
import { Id, procedure } from './common.ts';

const Moment = z.iso.datetime();

/** Somebody who came; who it is stays their own. */
const Referral = z.object({ id: Id, createdAt: Moment, signupCompletedAt: Moment });

export const referralsContract = {
  getReferralLink: procedure
    .route({
      method: 'POST',
      path: '/referral-management/get_referral_link',
      tags: ['Referrals'],
      summary: 'The link by which the signed-in person invites others; its code is made on the first call',
    })
    .output(z.object({ referralLink: z.string() })),
  getReferralData: procedure
    .route({
      method: 'POST',
      path: '/referral-management/get_referral_data',
      tags: ['Referrals'],
      summary:
        'Who came by the link of the signed-in person, newest first; this server grants no rewards for it',
    })
    .output(
      z.object({
        referralCode: z.string().nullable(),
        totalReferrals: z.int(),
        /** Those whose account was made. */
        successfulReferrals: z.int(),
        /** In months. */
        totalRewards: z.int(),
        rewards: z.array(z.object({ id: Id, months: z.int(), grantedAt: Moment })),
        referrals: z.array(Referral),
      }),
    ),
  processReferralSignup: procedure
    .route({
      method: 'POST',
      path: '/referral-management/process_referral_signup',
      tags: ['Referrals'],
      summary:
        'Notes that the signed-in person came by a code; `success` is false where there was nothing to note',
    })
    .input(z.object({ referralCode: z.string().regex(/^[A-Za-z0-9_-]{4,32}$/), newUserId: Id }))
    .output(z.object({ success: z.boolean() })),
};
