/** The journal that Jonas's work writes, and that nobody can change afterwards. */
import type { Day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { recordExpense, undoExpense } from '@belegbar/server/expenses';
import { cancelInvoice } from '@belegbar/server/invoices';
import { appendEntries, readEntries, verifyJournal } from '@belegbar/server/journal';
import { recordVatPayment, undoVoucher } from '@belegbar/server/vouchers';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../server/platform/context.ts';
import { inTransaction } from '../../server/platform/database/index.ts';
import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, receives } from '../support/acts.ts';
import { losesCamera } from '../support/assets.ts';
import { freshDatabase } from '../support/database.ts';
import { happensToAGift } from '../support/purchases.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';
import { taxPaid } from '../support/vouchers.ts';

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

describe('the journal', () => {
  test('is numbered from 1 and each entry names the hash of the one before', async () => {
    const entries = await readEntries(person.on(TODAY), 0, 100);
    expect(entries.map((entry) => entry.number)).toEqual([1, 2, 3, 4]);
    expect(entries.map((entry) => entry.previousHash)).toEqual([
      '0'.repeat(64),
      ...entries.slice(0, -1).map((entry) => entry.hash),
    ]);
  });

  test('verifies from the first to the last entry', async () => {
    expect(await verifyJournal(person.on(TODAY))).toEqual({ entries: 4, firstBroken: null, wrongSums: [] });
  });

  const statements = [
    'update journal_entries set net = net + 1',
    'delete from journal_entries',
    'truncate journal_entries',
    'update audit_log set action = $$x$$',
    'delete from audit_log',
    'truncate audit_log',
  ];

  test.each(statements)('refuses the application: %s', async (statement) => {
    await expect(inBusiness('application', statement)).rejects.toThrow('permission denied');
  });

  test.each(statements)('refuses the owner of the tables: %s', async (statement) => {
    await expect(inBusiness('owner', statement)).rejects.toThrow('append-only');
  });

  test('has sums that only the database itself writes', async () => {
    await expect(inBusiness('application', 'update journal_sums set net = 0')).rejects.toThrow(
      'permission denied',
    );
    await expect(inBusiness('application', 'delete from journal_sums')).rejects.toThrow('permission denied');
  });
});

test('the database refuses to change or delete an issued invoice, whoever asks', async () => {
  for (const statement of [
    "update invoices set gross = 1 where status <> 'draft'",
    "delete from invoices where status <> 'draft'",
  ]) {
    await expect(inBusiness('application', statement)).rejects.toThrow('issued invoice');
    await expect(inBusiness('owner', statement)).rejects.toThrow('issued invoice');
  }
});

describe('what was paid and bought', () => {
  beforeAll(async () => {
    const { id } = await recordExpense(person.on(TODAY), {
      idempotencyKey: uuid(),
      vendor: { name: 'Papierhaus', country: 'DE' },
      category: 'materials',
      documentDate: TODAY as Day,
      paidOn: TODAY as Day,
      lines: [{ taxCode: 'inputStandard19', net: cents(1000) }],
    });
    await happensToAGift(person);
    await undoExpense(person.on(TODAY), { id, idempotencyKey: uuid() });
    await losesCamera(person.on(TODAY), TODAY as Day);
    const voucher = await recordVatPayment(person.on(TODAY), taxPaid(TODAY, 1000));
    await undoVoucher(person.on(TODAY), { id: voucher.id, idempotencyKey: uuid() });
  });

  const tables = [
    'payments',
    'expenses',
    'expense_payments',
    'expense_credits',
    'expense_corrections',
    'expense_gifts',
    'expense_undos',
    'assets',
    'asset_acts',
    'depreciation_closings',
    'vouchers',
    'voucher_undos',
  ];
  const acts = tables.flatMap((table) => [
    `update ${table} set created_at = now()`,
    `delete from ${table}`,
    `truncate ${table} cascade`,
  ]);

  test.each(acts)('is refused to the application and to the owner: %s', async (statement) => {
    await expect(inBusiness('application', statement)).rejects.toThrow('permission denied');
    await expect(inBusiness('owner', statement)).rejects.toThrow('append-only');
  });
});

test('it verifies in a database that writes its dates as Germans do', async () => {
  const german = await freshDatabase();
  await german.superuser.query(`do $$ begin
    execute format('alter database %I set datestyle to %L', current_database(), 'German, DMY');
  end $$`);
  const there = setStage(german.application.database);
  const jonasThere = await enter(there, jonas);
  await bills(jonasThere, TODAY, aDayOfWork('brandwerk'));
  expect(await verifyJournal(jonasThere.on(TODAY))).toEqual({
    entries: 1,
    firstBroken: null,
    wrongSums: [],
  });
  await there.close();
});

describe('an act that books, whatever it is,', () => {
  const auditRecord = {
    action: 'loans.record',
    subjectKind: 'loan',
    subjectId: uuid(),
    detail: { why: 'x' },
  };
  const other = { ...auditRecord, action: 'loans.countersign', subjectId: uuid() };
  let books: Context;

  beforeAll(async () => {
    books = (await enter(stage, aylin)).on(TODAY);
    const entries = await readEntries(person.on(TODAY), 0, 2);
    await inTransaction(books, (transaction) =>
      appendEntries(books, transaction, { entries, auditRecords: [auditRecord, other] }),
    );
    await inTransaction(books, (transaction) =>
      appendEntries(books, transaction, { entries: [], auditRecords: [auditRecord] }),
    );
  });

  test('is audited by the journal, with its numbers and where the chain ended', async () => {
    const lastHash = (await readEntries(books, 1, 1))[0]?.hash;
    const { rows } = await fresh.superuser.query(
      "select action, detail from audit_log where action like 'loans.%' order by id",
    );
    const detail = { why: 'x', entries: [1, 2], lastHash };
    expect(rows).toEqual([
      { action: 'loans.record', detail },
      { action: 'loans.countersign', detail },
      { action: 'loans.record', detail: { why: 'x', entries: [] } },
    ]);
  });

  test('is not accused when the journal is verified', async () => {
    expect(await verifyJournal(books)).toEqual({ entries: 2, firstBroken: null, wrongSums: [] });
  });
});

/** One statement within Jonas's business, undone afterwards. */
async function inBusiness(role: 'application' | 'owner', statement: string): Promise<void> {
  const client = await fresh[role].pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.business', $1, true)`, [person.businessId]);
    await client.query(statement);
  } finally {
    await client.query('rollback');
    client.release();
  }
}
