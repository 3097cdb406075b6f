import { sql } from 'kysely';
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

/** Who came by the user's code, newest first. */
export function selectReferrals(transaction: Transaction, userId: string) {
  return transaction
    .selectFrom('referrals')
    .select(['id', 'created_at', 'signup_completed_at'])
    .where('referrer_user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** Notes that the acting person came by the code. False where nothing was noted: no such code, their own, noted before, or no new account. */
export async function noteReferral(
  transaction: Transaction,
  { id, code, at }: { id: string; code: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql<{
    noted: boolean;
  }>`select note_referral(${code}, ${id}, ${at}) as noted`.execute(transaction);
  return rows[0]?.noted ?? false;
}
