/** Inviting others: a code per person, and the link that carries it. */
export { getReferralLink } from './get-referral-link.ts';
export type { ReferralsPorts } from './routes.ts';
