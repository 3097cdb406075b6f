/** The two roles: `belegbar_owner` owns the tables, `belegbar_app` is the running application and owns nothing. */
import type { ClientBase } from 'pg';
import { DatabaseProblem } from './problem.ts';

export const OWNER = 'belegbar_owner';
export const APPLICATION = 'belegbar_app';
const VERSION_MINIMUM = 150_000;

/** @throws DatabaseProblem for a server older than PostgreSQL 15. */
export async function requireVersion(client: ClientBase): Promise<void> {
  const { rows } = await client.query(
    "select current_setting('server_version_num')::integer as number, current_setting('server_version') as name",
  );
  if (rows[0].number >= VERSION_MINIMUM) return;
  throw new DatabaseProblem(
    `Belegbar needs PostgreSQL 15 or newer; the server of DATABASE_URL is ${rows[0].name}.`,
  );
}

/** Makes the roles where they are missing and lets the connected user act as both. Can be repeated, also by two at once. */
export async function ensureRoles(client: ClientBase): Promise<void> {
  for (const role of [OWNER, APPLICATION]) {
    await client.query(`
      do $$ begin
        if not exists (select from pg_roles where rolname = '${role}') then
          create role ${role} nologin nosuperuser nocreatedb nocreaterole nobypassrls;
        end if;
      exception when duplicate_object or unique_violation then null;
      end $$`);
    if (!(await canAct(client, role))) await client.query(`grant ${role} to current_user`);
  }
}

/** Since version 16, who makes a role is its member but may not act as it before a second grant. */
async function canAct(client: ClientBase, role: string): Promise<boolean> {
  const { rows } = await client.query(
    `select pg_has_role(current_user, '${role}', case when current_setting('server_version_num')::integer >= 160000 then 'set' else 'member' end) as can`,
  );
  return rows[0].can;
}

/** Lets the owner make tables and extensions in the connected database. */
export async function prepareDatabase(client: ClientBase): Promise<void> {
  await client.query(`
    do $$ begin
      if not has_database_privilege('${OWNER}', current_database(), 'create') then
        execute format('grant create on database %I to ${OWNER}', current_database());
      end if;
      if not has_schema_privilege('${OWNER}', 'public', 'create') then
        grant usage, create on schema public to ${OWNER};
      end if;
    end $$`);
}
