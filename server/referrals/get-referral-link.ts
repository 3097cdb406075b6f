import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { newCode } from './code.ts';
import { findCode, keepCode } from './store.ts';

/** Another's code being drawn by chance is so rare that a third draw means a defect. */
const DRAWS_MAX = 3;

/**
 * The link by which the acting user invites others, always the same one.
 * @param origin of the install, without a trailing slash
 * @unaudited A code that is drawn when it is first looked at.
 */
export async function getReferralLink(context: Context, origin: string): Promise<{ referralLink: string }> {
  authorise(context);
  const { actor } = context;
  if (actor.kind !== 'user') throw new Refusal('UNAUTHORIZED');
  const code = await inTransaction(context, async (transaction) => {
    let found = await findCode(transaction, actor.userId);
    for (let draw = 0; found === null && draw < DRAWS_MAX; draw += 1)
      found = await keepCode(transaction, actor.userId, newCode());
    return found;
  });
  if (code === null) throw new Error('no free referral code was drawn');
  return { referralLink: `${origin}/invite?ref=${code}` };
}
