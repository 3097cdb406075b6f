import { api, businessContext } from '../platform/http/index.ts';
import { getReferralLink } from './get-referral-link.ts';

/** `origin` is that of the install. */
export function referralsRoutes(origin: string) {
  return {
    getReferralLink: api.referrals.getReferralLink.handler(({ context }) =>
      getReferralLink(businessContext(context), origin),
    ),
  };
}
