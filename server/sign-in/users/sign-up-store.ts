/** Accounts whose address is not confirmed yet. */
import { sql } from 'kysely';
import { type Database, withoutBusiness } from '../../platform/database/index.ts';
import '../tables.ts';

/** How often someone signed up with the address of the user before it was confirmed. */
export async function countSignUps(database: Database, userId: string): Promise<number> {
  const row = await database
    .selectFrom('users')
    .select('sign_up_count')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.sign_up_count ?? 0;
}

/** Confirms the address by the link of the so-manieth sign-up. False when it was confirmed before, or someone has signed up again since. */
export async function confirmAddress(database: Database, userId: string, signUps: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('users')
    .set({ email_verified: true, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .where('sign_up_count', '=', signUps)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * What was said at an earlier sign-up is replaced. The so-manieth sign-up it is; null where the address was confirmed meanwhile.
 * @system Whoever signs up is nobody yet.
 */
export async function signUpAgain(
  database: Database,
  userId: string,
  said: { name: string; language: string; passwordHash: string },
): Promise<number | null> {
  return withoutBusiness(database, async (transaction) => {
    const user = await transaction
      .updateTable('users')
      .set({ name: said.name, language: said.language, sign_up_count: sql<number>`sign_up_count + 1` })
      .where('id', '=', userId)
      .where('email_verified', '=', false)
      .returning('sign_up_count')
      .executeTakeFirst();
    if (user === undefined) return null;
    await transaction
      .updateTable('accounts')
      .set({ password: said.passwordHash })
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .execute();
    return user.sign_up_count;
  });
}
