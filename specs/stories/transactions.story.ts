import { setTimeout as delay } from 'node:timers/promises';
import { type Client, emptyClient } from '@belegbar/domain/clients';
import { createClient, listClients } from '@belegbar/server/clients';
import { inSnapshot, inTransaction, type Transaction } from '@belegbar/server/platform/database';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lena } from '../cast/lena.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-04-01';
let database: FreshDatabase;
let stage: Stage;
let person: Person;

beforeAll(async () => {
  // Two connections: what a transaction leaves behind meets one of the next.
  database = await freshDatabase(2);
  stage = setStage(database.application.database);
  person = await enter(stage, lena);
});
afterAll(() => stage.close());

test('a read sees one moment, whatever is written meanwhile', async () => {
  const counts = await inSnapshot(person.on(TODAY), async (transaction) => {
    const before = await countClients(transaction);
    await createClient(person.on(TODAY), { idempotencyKey: uuid(), client: CLIENT });
    return [before, await countClients(transaction)];
  });
  expect(counts[1]).toBe(counts[0]);
  expect((await listClients(person.on(TODAY), {})).clients).toHaveLength(Number(counts[0]) + 1);
});

test('a read cannot write', async () => {
  const write = inSnapshot(person.on(TODAY), (transaction) => renameAll(transaction, 'Neu'));
  await expect(write).rejects.toThrow('read-only transaction');
});

test('of statements sent together none stays when one fails, and the next transaction is not touched by it', async () => {
  const failing = inTransaction(person.on(TODAY), (transaction) =>
    Promise.all([
      renameAll(transaction, 'Neu'),
      sql`select 1 / 0`.execute(transaction),
      renameAll(transaction, 'Neuer'),
    ]),
  );
  await expect(failing).rejects.toThrow('division by zero');
  for (let round = 0; round < 4; round += 1) {
    const names = (await listClients(person.on(TODAY), {})).clients.map(({ name }) => name);
    expect(names).toContain('Verlag Sommerfeld KG');
  }
});

test('a transaction whose failure was overlooked is not taken for stored', async () => {
  const overlooked = inTransaction(person.on(TODAY), async (transaction) => {
    await renameAll(transaction, 'Neu');
    await sql`select 1 / 0`.execute(transaction).catch(() => {});
  });
  await expect(overlooked).rejects.toThrow();
  expect((await listClients(person.on(TODAY), {})).clients.map(({ name }) => name)).not.toContain('Neu');
});

test('a statement that comes after its transaction has ended is refused, in a write and in a read', async () => {
  for (const begin of [inTransaction, inSnapshot]) {
    let straggler: Promise<number> = Promise.resolve(0);
    const ended = begin(person.on(TODAY), (transaction) => {
      straggler = delay(50).then(() => countClients(transaction));
      straggler.catch(() => {});
      return sql`select 1 / 0`.execute(transaction);
    });
    await expect(ended).rejects.toThrow('division by zero');
    await expect(straggler).rejects.toThrow('after the end of its transaction');
  }
});

test('connections that the database ends while they work fail their transactions, and the next ones work', async () => {
  const waiting = [inTransaction, inSnapshot, inTransaction].map((begin) =>
    begin(person.on(TODAY), (transaction) => sql`select pg_sleep(20)`.execute(transaction)),
  );
  const outcomes = Promise.allSettled(waiting);
  let ended = 0;
  const endMore = async () => {
    ended += await endSleepers();
    return ended;
  };
  await expect.poll(endMore, { timeout: 60_000 }).toBe(3);
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect((await listClients(person.on(TODAY), {})).clients).not.toEqual([]);
});

/** Ends them as an administrator or a restart would, waits until they are gone, and tells how many; the pool has two connections. */
async function endSleepers(): Promise<number> {
  const { rowCount } = await database.superuser.query(`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`);
  return rowCount ?? 0;
}

async function countClients(transaction: Transaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from clients`.execute(
    transaction,
  );
  return rows[0]?.count ?? Number.NaN;
}

function renameAll(transaction: Transaction, name: string) {
  return sql`update clients set name = ${name}`.execute(transaction);
}

const CLIENT: Client = { ...emptyClient('de'), name: 'Später & Co.' };
