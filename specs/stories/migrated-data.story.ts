/** What a migration makes of a database that is full: the rows of before, and what is now kept beside them. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createDatabase } from '../../server/platform/database/index.ts';
import { migrate, readMigrations } from '../../server/platform/database/migrate.ts';

const LENA = '0199f3a0-0000-7000-8000-00000000000a';
const JONAS = '0199f3a0-0000-7000-8000-00000000000b';
const AYLIN = '0199f3a0-0000-7000-8000-00000000000c';
const OF_LENA = '0199f3a0-0000-7000-8000-0000000000ca';
const OF_JONAS = '0199f3a0-0000-7000-8000-0000000000cb';
/** Ids are a business's own: Lena and Jonas each have an invoice of this one. */
const SHARED = '0199f3a0-0000-7000-8000-000000000001';
const UNOPENED = '0199f3a0-0000-7000-8000-000000000002';
const DRAFT = '0199f3a0-0000-7000-8000-000000000003';

const name = `test_${randomUUID().replaceAll('-', '')}`;
const addressOf = (database: string) => inject('postgres').superuser.replace('DATABASE', database);
let database: pg.Pool;

beforeAll(async () => {
  await createDatabase(addressOf('postgres'), name);
  database = new pg.Pool({ connectionString: addressOf(name), max: 1 });
});
afterAll(async () => {
  await database.end();
  const server = new pg.Client(addressOf('postgres'));
  await server.connect();
  await server.query(`drop database ${name} with (force)`);
  await server.end();
});

const rowsOf = async (statement: string) => (await database.query(statement)).rows;

describe('0033, of Lena, who has shared invoices, Jonas, who has not, and Aylin, who has just begun', () => {
  const KEPT = {
    invoices:
      "select to_jsonb(invoices) - 'fetched_at' - 'sent_at' - 'edition' - 'amended_at' as row from invoices order by business_id, id",
    links: "select to_jsonb(share_links) - 'client_id' as row from share_links order by business_id, id",
    series:
      "select to_jsonb(number_series) - 'last_day' as row from number_series order by business_id, series",
  };
  const before: Record<string, unknown[]> = {};

  beforeAll(async () => {
    const earlier = readMigrations().filter((migration) => migration.name < '0033');
    expect(await migrate(addressOf(name), earlier)).toHaveLength(32);
    await database.query(FILLED);
    for (const [what, statement] of Object.entries(KEPT)) before[what] = await rowsOf(statement);
    expect(await migrate(addressOf(name))).toContain('0033-kept-beside.sql');
  });

  test.each(Object.entries(KEPT))('nothing else of the %s is changed', async (what, statement) => {
    expect(before[what]?.length).toBeGreaterThan(0);
    expect(await rowsOf(statement)).toEqual(before[what]);
  });

  test('an invoice knows since when somebody may have seen it: by the first of its links that was opened', async () => {
    const asked = 'select business_id as of, id, fetched_at as at from invoices order by business_id, id';
    expect(await rowsOf(asked)).toEqual([
      { of: LENA, id: SHARED, at: new Date('2026-03-01T09:00:00Z') },
      { of: LENA, id: UNOPENED, at: null },
      { of: LENA, id: DRAFT, at: null },
      { of: JONAS, id: SHARED, at: null },
    ]);
  });

  test('a link knows the client of its invoice, and of no other’s', async () => {
    const asked = 'select business_id as of, client_id as client from share_links order by token';
    expect(await rowsOf(asked)).toEqual([
      { of: LENA, client: OF_LENA },
      { of: LENA, client: OF_LENA },
      { of: LENA, client: OF_LENA },
      { of: LENA, client: OF_LENA },
      { of: JONAS, client: OF_JONAS },
    ]);
  });

  test('a series knows its last day: no draft counts, nor what others have issued, and expenses have none', async () => {
    const asked =
      'select business_id as of, series, last_day::text as day from number_series order by business_id, series';
    expect(await rowsOf(asked)).toEqual([
      { of: LENA, series: 'expenses', day: null },
      { of: LENA, series: 'invoices', day: '2026-03-10' },
      { of: JONAS, series: 'invoices', day: '2026-02-05' },
      { of: AYLIN, series: 'invoices', day: null },
    ]);
  });

  test('the owner of the tables is bound by the policies again', async () => {
    const tables = "('invoices', 'share_links', 'number_series')";
    const asked = `select count(*)::integer as bound from pg_class where relname in ${tables} and relforcerowsecurity`;
    expect(await rowsOf(asked)).toEqual([{ bound: 3 }]);
  });
});

/** Triggers keep the sums of the business that is named. */
const FILLED = `
insert into users (id, email) values ('${LENA}', 'lena@a.example'), ('${JONAS}', 'jonas@a.example'), ('${AYLIN}', 'aylin@a.example');
insert into businesses (id, user_id) select id, id from users;
select set_config('app.business', '${LENA}', false);
insert into clients (business_id, id, name) values ('${LENA}', '${OF_LENA}', 'Blumen Berg');
insert into invoices (business_id, id, status, number, client_id, invoice_date, due_date, gross, draft, document) values
  ('${LENA}', '${SHARED}', 'sent', 'RE-1', '${OF_LENA}', '2026-02-20', '2026-03-06', 11900, '{}', '{}'),
  ('${LENA}', '${UNOPENED}', 'paid', 'RE-2', '${OF_LENA}', '2026-03-10', '2026-03-24', 5000, '{}', '{}'),
  ('${LENA}', '${DRAFT}', 'draft', null, '${OF_LENA}', '2026-04-30', '2026-05-14', 100, '{}', null);
select set_config('app.business', '${JONAS}', false);
insert into clients (business_id, id, name) values ('${JONAS}', '${OF_JONAS}', 'Brandwerk');
insert into invoices (business_id, id, status, number, client_id, invoice_date, due_date, gross, draft, document) values
  ('${JONAS}', '${SHARED}', 'sent', 'RE-1', '${OF_JONAS}', '2026-02-05', '2026-02-19', 700, '{}', '{}');
insert into share_links (business_id, id, invoice_id, token, fetched_at, last_accessed_at) values
  ('${LENA}', gen_random_uuid(), '${SHARED}', 'a', '2026-03-02T10:00:00Z', '2026-03-05T10:00:00Z'),
  ('${LENA}', gen_random_uuid(), '${SHARED}', 'b', null, '2026-03-01T09:00:00Z'),
  ('${LENA}', gen_random_uuid(), '${SHARED}', 'c', null, null),
  ('${LENA}', gen_random_uuid(), '${UNOPENED}', 'd', null, null),
  ('${JONAS}', gen_random_uuid(), '${SHARED}', 'e', null, null);
insert into number_series (business_id, series, scope, next) values
  ('${LENA}', 'invoices', '2026', 3), ('${LENA}', 'expenses', '2026', 8),
  ('${JONAS}', 'invoices', '2026', 2), ('${AYLIN}', 'invoices', '2026', 1);
`;
