/** No row of another is seen, changed, taken or made, in any table there is: a row is put into each, and everything is tried on it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../support/database.ts';
import { canonicalPolicy, tenancyProblems } from '../support/tenancy.ts';
import { EXCEPTIONS } from '../support/tenancy-exceptions.ts';
import type { FreshDatabase } from '../support/test-server.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});

test('every table keeps each row to its owner, by the one policy or by a reason', async () => {
  expect(await tenancyProblems(fresh.superuser, EXCEPTIONS)).toEqual([]);
});

test('an exception for a table that is not there, or that needs none, is told', async () => {
  const unsecured = {
    ...EXCEPTIONS.unsecured,
    gone: 'was here',
    user_referrals: 'is secured',
    clients: 'names a business',
  };
  expect(await tenancyProblems(fresh.superuser, { ...EXCEPTIONS, unsecured })).toEqual([
    'gone is an exception, but not there',
    'user_referrals is an exception, but secured',
  ]);
});

test('of each table it would be told, were its policy open', async () => {
  const open = await tenancyProblems(fresh.superuser, EXCEPTIONS, OPEN_ALL);
  const { rows } = await fresh.superuser.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'business_id'",
  );
  expect(rows.length).toBeGreaterThan(30);
  for (const { name } of rows)
    for (const visitor of ['stranger', 'nobody', 'administrator'])
      expect(open).toContain(`${name}: ${visitor} reads 1, not 0`);
});

const OPEN_ALL = `
  do $$
  declare
    policy record;
  begin
    for policy in select * from pg_policies where policyname = 'own_business' loop
      execute format('alter policy own_business on %I using (true)', policy.tablename);
    end loop;
  end
  $$`;

const OWN_BUSINESS = canonicalPolicy('business_id');
const KEPT =
  'alter table new_table enable row level security; alter table new_table force row level security;';
const OWN = '(business_id = current_business())';

/** What somebody does to a new table, and sentences about it. */
const FAULTS: [string, string, string[]][] = [
  ['nothing wrong', `${KEPT} create policy own on new_table using ${OWN} with check ${OWN}`, []],
  [
    'a policy that is open to read',
    `${KEPT} create policy own on new_table using (true) with check ${OWN}`,
    [
      ' has: all to public using true check (business_id = current_business())',
      ': stranger reads 1, not 0',
      ': stranger moves 1, not 0',
      ': nobody deletes 1, not 0',
    ],
  ],
  [
    'a policy that is open to write',
    `${KEPT} create policy own on new_table using ${OWN} with check (true)`,
    [
      ' has: all to public using (business_id = current_business()) check true',
      ': owner moves 1, not refused by the policy',
      ': nobody inserts 1, not refused by the policy',
    ],
  ],
  [
    'a policy without with check',
    `${KEPT} create policy own on new_table using ${OWN}`,
    [` lacks: ${OWN_BUSINESS}`, ' has: all to public using (business_id = current_business())'],
  ],
  [
    'a second policy beside it',
    `${KEPT} create policy own on new_table using ${OWN} with check ${OWN}; create policy all_read on new_table for select using (true)`,
    [' has: select to public using true', ': stranger reads 1, not 0'],
  ],
  [
    'a policy for reading alone',
    `${KEPT} create policy own on new_table for select using ${OWN}`,
    [` lacks: ${OWN_BUSINESS}`, ': owner inserts refused by the policy, not 1'],
  ],
  ['no policy', KEPT, [` lacks: ${OWN_BUSINESS}`, ': owner reads 0, not 1']],
  [
    'row level security that does not bind the owner of the table',
    `alter table new_table enable row level security; create policy own on new_table using ${OWN} with check ${OWN}`,
    [' does not bind its owner'],
  ],
  [
    'no row level security',
    `create policy own on new_table using ${OWN} with check ${OWN}`,
    [
      ' has no row level security',
      ': stranger reads 1, not 0',
      ': nobody inserts 1, not refused by the policy',
    ],
  ],
  [
    'a view in its place, which asks as who made it',
    'drop table new_table; create view new_table as select * from clients',
    [' has no row level security', ` lacks: ${OWN_BUSINESS}`],
  ],
  ['no owner', 'alter table new_table drop column business_id', [' has no owner, and nobody says why']],
];

// Row level security lets only leakproof operators reach an index, and those of JSON are none: what such an index costs, nobody has of it.
test('no index stands on a part of a JSON column', async () => {
  const { rows } = await fresh.superuser.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indrelid
     where relrowsecurity and pg_get_expr(indexprs, indrelid) ~ '->|#>'`,
  );
  expect(rows).toEqual([]);
});

describe('it is told of a new table, which nobody has named here, with', () => {
  let problems: string[];
  beforeAll(async () => {
    const tables = FAULTS.map(([, make], index) =>
      `create table new_table (business_id uuid, id uuid primary key); ${make}`.replaceAll(
        'new_table',
        `new_${index}_table`,
      ),
    );
    problems = await tenancyProblems(fresh.superuser, EXCEPTIONS, tables.join(';'));
  });

  test.each(FAULTS.map((fault, index) => [...fault, `new_${index}_table`] as const))(
    '%s',
    (_, _make, sentences, name) => {
      const told = problems
        .filter((problem) => problem.startsWith(name))
        .map((problem) => problem.slice(name.length));
      expect(told).toEqual(sentences.length === 0 ? [] : expect.arrayContaining(sentences));
    },
  );

  test('and of no other table', () => {
    expect(problems.filter((problem) => !problem.startsWith('new_'))).toEqual([]);
  });
});
