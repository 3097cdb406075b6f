import { api, businessContext, signedInUser } from '../platform/http/index.ts';
import { getReferralData } from './get-referral-data.ts';
import { getReferralLink } from './get-referral-link.ts';
import { processReferralSignup } from './process-referral-signup.ts';

export interface ReferralsPorts {
  /** Origin of the install, as people type it. */
  baseUrl: string;
  /** Nobody comes as somebody of the demo. */
  demo: { isDemo(email: string): boolean };
}

export function referralsRoutes({ baseUrl, demo }: ReferralsPorts) {
  return {
    getReferralLink: api.referrals.getReferralLink.handler(({ context }) =>
      getReferralLink(businessContext(context), baseUrl),
    ),
    getReferralData: api.referrals.getReferralData.handler(({ context }) =>
      getReferralData(businessContext(context)),
    ),
    processReferralSignup: api.referrals.processReferralSignup.handler(({ context, input }) =>
      demo.isDemo(signedInUser(context).email)
        ? { success: false }
        : processReferralSignup(businessContext(context), input),
    ),
  };
}
