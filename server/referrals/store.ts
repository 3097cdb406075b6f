import type { Transaction } from '../platform/database/index.ts';
import './tables.ts';

/** Gives the user the code, unless they have one or the code is someone's. Returns the code they then have, or null. */
export async function keepCode(
  transaction: Transaction,
  userId: string,
  code: string,
): Promise<string | null> {
  await transaction
    .insertInto('user_referrals')
    .values({ referrer_user_id: userId, referral_code: code })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return findCode(transaction, userId);
}

/** The user's code, if they have ever asked for one. */
export async function findCode(transaction: Transaction, userId: string): Promise<string | null> {
  const row = await transaction
    .selectFrom('user_referrals')
    .select('referral_code')
    .where('referrer_user_id', '=', userId)
    .executeTakeFirst();
  return row?.referral_code ?? null;
}
