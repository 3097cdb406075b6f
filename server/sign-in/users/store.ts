/** Users and their roles, beside what the auth library reads and writes itself. */
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database, Transaction } from '../../platform/database/index.ts';
import '../tables.ts';

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

/** The user of an address, if it is confirmed. */
export async function findConfirmedUser(
  database: Database,
  address: string,
): Promise<{ id: string; email: string; language: string } | null> {
  const row = await database
    .selectFrom('users')
    .select(['id', 'email', 'language'])
    .where('email', '=', address.toLowerCase())
    .where('email_verified', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

/** A user by their id; null once the account is gone. */
export async function findUser(
  database: Database,
  userId: string,
): Promise<{ id: string; email: string; language: 'de' | 'en'; isConfirmed: boolean } | null> {
  const row = await database
    .selectFrom('users')
    .select(['id', 'email', 'language', 'email_verified'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, email, email_verified: isConfirmed } = row;
  return { id, email, language: row.language === 'en' ? 'en' : 'de', isConfirmed };
}

/** False for those who came in without one, such as visitors of the demo. */
export async function hasPassword(database: Database, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .where('password', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Since when an address has its password, in milliseconds; null without one. */
export async function passwordSince(database: Database, address: string): Promise<number | null> {
  const row = await passwordOf(database, address).executeTakeFirst();
  return row?.updated_at.getTime() ?? null;
}

/** The same, once a password that is just being set is set. */
export async function passwordSettledSince(database: Database, address: string): Promise<number | null> {
  const row = await passwordOf(database, address).forShare('accounts').executeTakeFirst();
  return row?.updated_at.getTime() ?? null;
}

function passwordOf(database: Database, address: string) {
  return database
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select('accounts.updated_at')
    .where('users.email', '=', address.toLowerCase())
    .where('provider_id', '=', 'credential');
}

/** True once a code has shown that the user's app works. */
export async function hasSecondFactor(database: Database, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('users')
    .select('two_factor_enabled')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.two_factor_enabled ?? false;
}

/** Sets the language of the app for the user. */
export async function setUserLanguage(
  database: Database,
  userId: string,
  language: 'de' | 'en',
): Promise<void> {
  await database
    .updateTable('users')
    .set({ language, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
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

/** Takes the role from the user of an address. `database` speaks as the owner. Returns false when the user had none. */
export async function revokeAdminRole(database: Database, address: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('user_roles')
    .where('role', '=', 'admin')
    .where('user_id', 'in', (users) =>
      users.selectFrom('users').select('id').where('email', '=', address.toLowerCase()),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Someone who administers this install, or will once they have signed up and confirmed the address. */
export interface Administrator {
  email: string;
  /** Empty without an account. */
  name: string;
  /** Named in the configuration. */
  isConfigured: boolean;
  /** When the role was granted; null when it was not. */
  grantedAt: Date | null;
  /** `active`, or what is missing before they can sign in. */
  state: 'active' | 'unconfirmed' | 'noAccount';
}

/** Everyone who was granted the role or is named in the configuration, by address. `named` is in lower case. */
export async function listAdministrators(
  database: Database,
  named: readonly string[],
): Promise<Administrator[]> {
  const rows = await database
    .selectFrom('users')
    .leftJoin('user_roles', (join) =>
      join.onRef('user_roles.user_id', '=', 'users.id').on('user_roles.role', '=', 'admin'),
    )
    .select(['users.email', 'users.name', 'users.email_verified', 'user_roles.granted_at'])
    .where((row) =>
      row.or([row('user_roles.role', 'is not', null), row('users.email', 'in', [...named, ''])]),
    )
    .execute();
  const known = rows.map(({ email, name, email_verified, granted_at: grantedAt }) => ({
    email,
    name,
    grantedAt,
    isConfigured: named.includes(email),
    state: email_verified ? ('active' as const) : ('unconfirmed' as const),
  }));
  const missing = named.filter((email) => !known.some((user) => user.email === email));
  const awaited = missing.map((email) => ({
    email,
    name: '',
    grantedAt: null,
    isConfigured: true,
    state: 'noAccount' as const,
  }));
  return [...known, ...awaited].sort((one, other) => (one.email < other.email ? -1 : 1));
}

/** Replaces a password hash by a stronger one of the same password, which goes on as it is, unless the password has been changed meanwhile. */
export async function renewPasswordHash(
  database: Database,
  { hash, renewed }: { hash: string; renewed: string },
): Promise<void> {
  await database.updateTable('accounts').set({ password: renewed }).where('password', '=', hash).execute();
}
