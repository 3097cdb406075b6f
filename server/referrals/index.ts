/** Inviting others: a code per person, the link that carries it, and who came by it. */
export { getReferralData } from './get-referral-data.ts';
export { getReferralLink } from './get-referral-link.ts';
export { processReferralSignup } from './process-referral-signup.ts';
export type { ReferralsPorts } from './routes.ts';
