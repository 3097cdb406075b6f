/** Users and their roles, beside what the auth library reads and writes itself. */
import { v7 as uuid } from 'uuid';
import type { Database, Transaction } from '../database/index.ts';
import './tables.ts';

/** True if the role `admin` was granted to the user. */
export async function hasAdminRole(database: Database, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', userId)
    .where('role', '=', 'admin')
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a user whose address counts as confirmed and who has no password, or finds the one of that address. Returns the id. */
export async function addConfirmedUser(
  transaction: Transaction,
  user: { email: string; name: string; language: 'de' | 'en' },
): Promise<string> {
  const email = user.email.toLowerCase();
  await transaction
    .insertInto('users')
    .values({ id: uuid(), email, name: user.name, language: user.language, email_verified: true })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const row = await transaction
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Makes the user of an address an administrator; a second time does nothing. `database` speaks as the owner. Returns false when nobody has the address. */
export async function grantAdminRole(database: Database, address: string): Promise<boolean> {
  const user = await database
    .selectFrom('users')
    .select('id')
    .where('email', '=', address.toLowerCase())
    .executeTakeFirst();
  if (user === undefined) return false;
  await database
    .insertInto('user_roles')
    .values({ user_id: user.id, role: 'admin' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}
