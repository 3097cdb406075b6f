import { v7 as uuid } from 'uuid';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { noteReferral } from './store.ts';

export interface ReferralSignup {
  referralCode: string;
  /** Whose account is new: nobody answers for another. */
  newUserId: string;
}

/**
 * Notes that the acting person came by somebody's code. `success` is false where nothing was to be noted: there is no such code, it is their own, it was
 * noted before, or the account is older than the 30 days for which a browser keeps a code.
 * @unaudited Who came by whose link is of no book.
 */
export async function processReferralSignup(
  context: Context,
  { referralCode, newUserId }: ReferralSignup,
): Promise<{ success: boolean }> {
  authorise(context);
  const { actor, platform } = context;
  if (actor.kind !== 'user' || actor.userId !== newUserId) return { success: false };
  const referral = { id: uuid(), code: referralCode.toUpperCase(), at: platform.clock.now() };
  return { success: await inTransaction(context, (transaction) => noteReferral(transaction, referral)) };
}
