/** The ground that every other story stands on: who owns the tables, what the application may, and what migrations refuse. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Migration, migrate, readMigrations } from '../../server/platform/database/migrate.ts';
import { freshDatabase } from '../support/database.ts';
import type { FreshDatabase } from '../support/test-server.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});

describe('the application', () => {
  test('signs in as a role that owns nothing and bypasses nothing', async () => {
    const { rows } = await fresh.superuser.query(
      `select rolsuper or rolbypassrls or rolcreatedb or rolcreaterole as strong,
        (select count(*) from pg_class where relowner = r.oid) as owned
       from pg_roles r where rolname = 'belegbar_app'`,
    );
    expect(rows).toEqual([{ strong: false, owned: 0 }]);
    expect(
      (await sql<{ name: string }>`select session_user as name`.execute(fresh.application.database)).rows[0]
        ?.name,
    ).toBe('belegbar_app');
  });

  test('can neither change tables nor take on the role of their owner', async () => {
    await expect(
      sql`alter table clients disable row level security`.execute(fresh.application.database),
    ).rejects.toThrow(/must be owner/);
    await expect(sql`create table extra (id integer)`.execute(fresh.application.database)).rejects.toThrow(
      /permission denied/,
    );
    await expect(sql`set role belegbar_owner`.execute(fresh.application.database)).rejects.toThrow(
      /permission denied/,
    );
  });
});

test('everything belongs to the owner, so that functions run with the owner’s rights', async () => {
  const { rows } = await fresh.superuser.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and pg_get_userbyid(relowner) <> 'belegbar_owner'
     union all select p.proname from pg_proc p where p.pronamespace = 'public'::regnamespace and pg_get_userbyid(p.proowner) <> 'belegbar_owner'
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  expect(rows).toEqual([]);
});

describe('migrations', () => {
  const url = () => fresh.superuser.options.connectionString ?? '';
  const known = readMigrations();
  const first = known[0] as Migration;
  const added: Migration = { name: '9999-added.sql', sql: 'create table added (id integer)', checksum: 'a' };

  test('run once', async () => {
    expect(await migrate(url())).toEqual([]);
  });

  test.each<[string, Migration[], RegExp]>([
    [
      'one that was changed after it ran',
      [{ ...first, checksum: 'other' }, ...known.slice(1)],
      /was changed after it had run/,
    ],
    [
      'one slipped in before others',
      [{ ...first, name: '0000-early.sql' }, ...known],
      /0000-early\.sql is missing/,
    ],
    ['a database of a newer program', known.slice(0, -1), /which this Belegbar does not know/],
    [
      'one that fails',
      [...known, { ...added, sql: 'create table half (id integer); select 1 / 0' }],
      /failed and was taken back: division by zero/,
    ],
  ])('refuse %s', async (_name, migrations, sentence) => {
    await expect(migrate(url(), migrations)).rejects.toThrow(sentence);
  });

  test('leave nothing of one that failed, and two servers that start at once run each only once', async () => {
    expect((await fresh.superuser.query("select to_regclass('half') as half")).rows).toEqual([
      { half: null },
    ]);
    const runs = await Promise.all([migrate(url(), [...known, added]), migrate(url(), [...known, added])]);
    expect(runs.flat()).toEqual(['9999-added.sql']);
  });
});
