import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { findCode, selectReferrals } from './store.ts';

/** The acting user's code, null before it was first asked for, and who came by it, newest first. Nothing is granted for it, so there are no rewards. */
export async function getReferralData(context: Context) {
  authorise(context);
  const { actor } = context;
  if (actor.kind !== 'user') throw new Refusal('UNAUTHORIZED');
  return inSnapshot(context, async (transaction) => {
    const [referralCode, rows] = await Promise.all([
      findCode(transaction, actor.userId),
      selectReferrals(transaction, actor.userId),
    ]);
    const referrals = rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at.toISOString(),
      signupCompletedAt: row.signup_completed_at.toISOString(),
    }));
    return {
      referralCode,
      totalReferrals: referrals.length,
      successfulReferrals: referrals.length,
      totalRewards: 0,
      rewards: [],
      referrals,
    };
  });
}
