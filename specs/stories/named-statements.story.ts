/** What is asked again and again is planned once for a connection, and a table that changes meanwhile stops nobody. */
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../support/database.ts';
import type { FreshDatabase } from '../support/test-server.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  // One connection, so that each statement meets what the ones before left there.
  fresh = await freshDatabase(1);
  await fresh.superuser.query('create table shelf (place integer); insert into shelf values (7)');
  await fresh.superuser.query('grant select on shelf to public');
});

const reads = async (least: number) =>
  (
    await sql<{ place: unknown }>`select place from shelf where place >= ${least}`.execute(
      fresh.application.database,
    )
  ).rows;

/** The names under which the connection keeps statements of the shelf. */
const keptPlans = async () =>
  (
    await sql<{ statement: string }>`select statement from pg_prepared_statements
      where statement like '%from shelf%'`.execute(fresh.application.database)
  ).rows.length;

test('from the third time on a statement is kept with its plan, and gives what it is asked for', async () => {
  await reads(1);
  await reads(1);
  expect(await keptPlans()).toBe(0);
  expect(await reads(8)).toEqual([]);
  expect(await reads(7)).toEqual([{ place: 7 }]);
  expect(await keptPlans()).toBe(1);
});

test('ten at once, of which the first is not answered yet, share one plan', async () => {
  const asked = Array.from({ length: 10 }, (_, place) =>
    sql<{ place: number }>`select place + 1 as place from shelf where place > ${place}`.execute(
      fresh.application.database,
    ),
  );
  const found = (await Promise.all(asked)).map(({ rows }) => rows.length);
  expect(found).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 0, 0]);
});

test('a statement whose table gets another type is refused once, and answered after that', async () => {
  await fresh.superuser.query('alter table shelf alter column place type bigint');
  const asks = () => sql`select place from shelf where place >= ${1}`.execute(fresh.application.database);
  await expect(asks()).rejects.toMatchObject({ code: '0A000' });
  expect((await asks()).rows).toEqual([{ place: 7 }]);
});

test('a connection keeps at most three hundred plans', async () => {
  for (let size = 1; size <= 310; size += 1) {
    const list = Array.from({ length: size }, (_, index) => String(index));
    for (let time = 1; time <= 3; time += 1)
      await sql`select place from shelf where place in (${sql.join(list)})`.execute(
        fresh.application.database,
      );
  }
  expect(await keptPlans()).toBeLessThanOrEqual(300);
});
