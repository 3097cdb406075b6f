/** Whoever breaks into the database and changes the journal is found out. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cancelInvoice } from '@belegbar/server/invoices';
import { readEntries, verifyJournal } from '@belegbar/server/journal';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../../server/journal/append.ts';
import { root } from '../../tools/support/root.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, receives } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { programEnvironment } from '../support/program.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-04-01';
let fresh: FreshDatabase;
let stage: Stage;
let person: Person;

beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  person = await enter(stage, jonas);
  const invoice = await bills(person, TODAY, aDayOfWork('brandwerk'));
  await receives(person, TODAY, invoice, '1190.00');
  const wrong = await bills(person, TODAY, aDayOfWork('kiez'));
  await cancelInvoice(person.on(TODAY), { id: wrong.id, idempotencyKey: uuid() });
});
afterAll(() => stage.close());

describe('verifying the journal', () => {
  test.each<[string, string]>([
    ['an amount', 'net = net + 100'],
    ['a day', "tax_point = '2026-05-01'"],
    ['a text', "counterparty = 'Andere GmbH'"],
    ['what is deducted', 'deductible = 100'],
    ['the day on which it counts', "counts_on = '2025-12-31'"],
  ])('tells where someone who broke into the database changed %s', async (_, change) => {
    const { rows } = await fresh.superuser.query('select * from journal_entries where number = 2');
    await forge(`update journal_entries set ${change} where number = 2`);
    expect(await verifyJournal(person.on(TODAY))).toMatchObject({ firstBroken: 2 });
    await forge('delete from journal_entries where number = 2');
    await restore('journal_entries', rows[0]);
    expect(await verifyJournal(person.on(TODAY))).toMatchObject({ firstBroken: null });
  });

  test('tells where an entry is missing', async () => {
    const { rows } = await fresh.superuser.query('select * from journal_entries where number = 3');
    await forge('delete from journal_entries where number = 3');
    expect(await verifyJournal(person.on(TODAY))).toMatchObject({ firstBroken: 3 });
    await restore('journal_entries', rows[0]);
  });

  test('tells when its newest entry was taken away, by what the act said of it', async () => {
    const { rows } = await fresh.superuser.query('select * from journal_entries where number = 4');
    await forge('delete from journal_entries where number = 4');
    expect(await verifyJournal(person.on(TODAY))).toMatchObject({ entries: 3, firstBroken: 4 });
    await restore('journal_entries', rows[0]);
    expect(await verifyJournal(person.on(TODAY))).toMatchObject({ firstBroken: null });
  });

  test('tells when its newest entry was written anew, hash and all', async () => {
    const { rows } = await fresh.superuser.query('select * from journal_entries where number = 4');
    const entry = (await readEntries(person.on(TODAY), 3, 1))[0];
    if (entry === undefined) throw new Error('there is an entry 4');
    const hash = hashOf({ ...entry, counterparty: 'Andere GmbH' }, person.businessId);
    await forge("update journal_entries set counterparty = 'Andere GmbH', hash = $1 where number = 4", [
      hash,
    ]);
    expect(await verifyJournal(person.on(TODAY))).toMatchObject({ entries: 3, firstBroken: 4 });
    await forge('delete from journal_entries where number = 4');
    await restore('journal_entries', rows[0]);
  });

  test('tells when an entry was added that no act made', async () => {
    const entry = (await readEntries(person.on(TODAY), 3, 1))[0];
    if (entry === undefined) throw new Error('there is an entry 4');
    const { rows } = await fresh.superuser.query('select * from journal_entries where number = 4');
    const hash = hashOf({ ...entry, number: 5, previousHash: entry.hash }, person.businessId);
    await restore('journal_entries', { ...rows[0], number: 5, previous_hash: entry.hash, hash });
    expect(await verifyJournal(person.on(TODAY))).toMatchObject({ entries: 4, firstBroken: 5 });
    await forge('delete from journal_entries where number = 5');
  });
});

describe('the command that verifies', () => {
  test('says of every business that all is whole, and where its chain ends', async () => {
    const last = (await readEntries(person.on(TODAY), 3, 1))[0];
    expect(await runVerify()).toEqual({
      status: 0,
      lines: [
        {
          business: person.businessId,
          ok: true,
          entries: 4,
          firstBroken: null,
          wrongSums: [],
          lastHash: last?.hash,
        },
      ],
    });
  });

  test('ends with 1 when an entry is gone', async () => {
    const { rows } = await fresh.superuser.query('select * from journal_entries where number = 4');
    await forge('delete from journal_entries where number = 4');
    expect(await runVerify(person.businessId)).toMatchObject({
      status: 1,
      lines: [{ business: person.businessId, ok: false, entries: 3, firstBroken: 4 }],
    });
    await restore('journal_entries', rows[0]);
  });

  test('knows no business of a stranger', async () => {
    expect(await runVerify(uuid())).toEqual({ status: 1, lines: [] });
  });
});

describe('the sums that returns read', () => {
  const own = { month: '2026-04', taxCode: 'standard19', scheme: 'regular' };

  test.each<[string, string, object[]]>([
    [
      'changed',
      "update journal_sums set vat = vat - 100 where kind = 'invoice'",
      [{ ...own, kind: 'invoice' }],
    ],
    [
      'changed the deduction of',
      "update journal_sums set deductible = 0 where kind = 'invoice'",
      [{ ...own, kind: 'invoice' }],
    ],
    ['took away', "delete from journal_sums where kind = 'invoice'", [{ ...own, kind: 'invoice' }]],
    [
      'made up',
      `insert into journal_sums
        select business_id, '2026-05-01', tax_code, scheme, kind, net, vat, count, deductible, exemption_paragraph from journal_sums
        where kind = 'invoice'`,
      [{ ...own, kind: 'invoice', month: '2026-05' }],
    ],
  ])(
    'are found out when the owner of the tables %s one, though no entry was touched',
    async (_, statement, wrongSums) => {
      const { rows } = await fresh.superuser.query('select * from journal_sums');
      await asOwner(statement);
      expect(await verifyJournal(person.on(TODAY))).toEqual({ entries: 4, firstBroken: null, wrongSums });
      await forge('delete from journal_sums');
      for (const row of rows) await restore('journal_sums', row);
      expect(await verifyJournal(person.on(TODAY))).toMatchObject({ wrongSums: [] });
    },
  );
});

/** `npm run -s admin -- verify` over the story's database. */
async function runVerify(...subject: string[]): Promise<{ status: number; lines: unknown[] }> {
  const args = [join(root, 'tools/admin.ts'), 'verify', ...subject];
  const env = { ...programEnvironment(), DATABASE_URL: fresh.superuser.options.connectionString };
  const { status, stdout } = await promisify(execFile)(process.execPath, args, { env }).then(
    (answer) => ({ status: 0, stdout: answer.stdout }),
    (failed: { code: number; stdout: string }) => ({ status: failed.code, stdout: failed.stdout }),
  );
  return { status, lines: stdout.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)])) };
}

/** One statement of the owner of the tables within Jonas's business. */
async function asOwner(statement: string): Promise<void> {
  const client = await fresh.owner.pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.business', $1, true)`, [person.businessId]);
    await client.query(statement);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Puts a row back as it was. */
function restore(table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map((_name, index) => `$${index + 1}`);
  return forge(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
}

/** What only a superuser who switches the triggers off can do. */
async function forge(statement: string, values: unknown[] = []): Promise<void> {
  const client = await fresh.superuser.connect();
  try {
    await client.query("set session_replication_role = 'replica'");
    await client.query(statement, values);
    await client.query("set session_replication_role = 'origin'");
  } finally {
    client.release();
  }
}
