import { api, businessContext } from '../platform/http/index.ts';
import { getReferralLink } from './get-referral-link.ts';

/** `origin` is that of the install. */
export interface ReferralsPorts {
  /** Origin of the install, as people type it. */
  baseUrl: string;
}

export function referralsRoutes({ baseUrl }: ReferralsPorts) {
  return {
    getReferralLink: api.referrals.getReferralLink.handler(({ context }) =>
      getReferralLink(businessContext(context), baseUrl),
    ),
  };
}
