import { complianceOverview, journalEntries, verifyChainPart } from '@belegbar/server/compliance';
import { storeDocument } from '@belegbar/server/invoices';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, drafts, receives } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-05-04';
let fresh: FreshDatabase;
let stage: Stage;
let owner: Person;
let stranger: Person;
let first: { id: string };
let second: { id: string };

beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  owner = await enter(stage, jonas);
  stranger = await enter(stage, aylin);
  first = await bills(owner, '2025-12-30', aDayOfWork('brandwerk'));
  second = await bills(owner, '2026-03-10', aDayOfWork('kiez'));
  await receives(owner, '2026-03-20', first, '1190.00');
  await receives(owner, '2026-05-04', second, '1190.00');
  await drafts(owner, TODAY, aDayOfWork('kiez'));
});
afterAll(() => stage.close());

describe('what Jonas is shown of his journal', () => {
  test('is each month in which something was booked, with its numbers', async () => {
    const { months, lastEntry } = await complianceOverview(owner.on(TODAY));
    expect(months).toEqual([
      { month: '2025-12', count: 1, firstNumber: 1, lastNumber: 1 },
      { month: '2026-03', count: 2, firstNumber: 2, lastNumber: 3 },
      { month: '2026-05', count: 1, firstNumber: 4, lastNumber: 4 },
    ]);
    expect(lastEntry?.number).toBe(4);
  });

  test('ends with the hash of the newest entry', async () => {
    const { lastEntry } = await complianceOverview(owner.on(TODAY));
    const { entries } = await journalEntries(owner.on(TODAY), { limit: 1 });
    expect(entries[0]).toMatchObject({
      number: 4,
      hash: lastEntry?.hash,
      counterparty: 'Kiezbäckerei Sonnenschein',
    });
  });

  test('is listed from the newest to the oldest, page by page', async () => {
    const page = await journalEntries(owner.on(TODAY), { limit: 3 });
    expect(page.entries.map(({ number }) => number)).toEqual([4, 3, 2]);
    expect(page.next).toBe(2);
    const rest = await journalEntries(owner.on(TODAY), { limit: 3, before: page.next ?? 0 });
    expect(rest.entries.map(({ number }) => number)).toEqual([1]);
    expect(rest.next).toBeNull();
  });
});

describe('what is stored', () => {
  test('is counted by the year of the invoice once its PDF is there', async () => {
    expect(await complianceOverview(owner.on(TODAY))).toMatchObject({
      documents: [],
      issuedCount: 2,
      missingCount: 2,
      failed: [],
    });
    await storeDocument(owner.on(TODAY), first.id);
    await storeDocument(owner.on(TODAY), first.id);
    const { documents, missingCount } = await complianceOverview(owner.on(TODAY));
    expect(documents).toMatchObject([{ year: 2025, count: 1 }]);
    const { rows } = await fresh.superuser.query(
      `select size::integer from files where content_type = 'application/pdf'`,
    );
    expect(rows).toEqual([{ size: documents[0]?.bytes }]);
    expect(missingCount).toBe(1);
  });

  test('names the invoice whose PDF could not be made', async () => {
    await fresh.superuser.query(`update invoices set delivery = 'failed' where id = $1`, [second.id]);
    const { failed, missingCount } = await complianceOverview(owner.on(TODAY));
    expect(failed).toEqual([{ id: second.id, number: 'RE-2026-0001' }]);
    expect(missingCount).toBe(1);
  });
});

describe('verifying now', () => {
  test('walks the whole chain', async () => {
    expect(await verifyChainPart(owner.on(TODAY), {})).toEqual({
      verified: 4,
      last: 4,
      firstBroken: null,
      wrongSumCount: 0,
      next: null,
    });
  });

  test('goes on after any entry', async () => {
    expect(await verifyChainPart(owner.on(TODAY), { after: 2 })).toMatchObject({
      verified: 4,
      firstBroken: null,
    });
  });

  test('finds nothing to follow an entry that is not there', async () => {
    expect(await verifyChainPart(owner.on(TODAY), { after: 9 })).toMatchObject({ verified: 9, next: null });
  });

  test('names the entry that was changed, and only its business', async () => {
    await asIfBrokenInto('update journal_entries set net = net + 1 where number = 3');
    expect(await verifyChainPart(owner.on(TODAY), {})).toMatchObject({
      verified: 2,
      firstBroken: 3,
      next: null,
    });
    expect(await verifyChainPart(stranger.on(TODAY), {})).toMatchObject({ verified: 0, firstBroken: null });
    await asIfBrokenInto('update journal_entries set net = net - 1 where number = 3');
    expect(await verifyChainPart(owner.on(TODAY), {})).toMatchObject({ firstBroken: null });
  });

  test.each([
    ['cash_sums', 'update cash_sums set net = net + 1', 'update cash_sums set net = net - 1', 2],
    [
      'eur_sums',
      'update eur_sums set deductible = deductible + 1',
      'update eur_sums set deductible = deductible - 1',
      2,
    ],
    ['journal_sums', 'update journal_sums set vat = vat + 1', 'update journal_sums set vat = vat - 1', 2],
    ['journal_months', 'update journal_months set count = 9', null, 3],
  ])('tells that kept sums are wrong: %s', async (_, forge, undo, count) => {
    await asIfBrokenInto(forge);
    expect(await verifyChainPart(owner.on(TODAY), {})).toMatchObject({
      firstBroken: null,
      wrongSumCount: count,
    });
    if (undo !== null) await asIfBrokenInto(undo);
  });

  async function asIfBrokenInto(statement: string): Promise<void> {
    const client = await fresh.superuser.connect();
    try {
      await client.query("set session_replication_role = 'replica'");
      await client.query(statement);
      await client.query("set session_replication_role = 'origin'");
    } finally {
      client.release();
    }
  }
});

test('Aylin sees nothing of his books', async () => {
  expect(await complianceOverview(stranger.on(TODAY))).toEqual({
    months: [],
    lastEntry: null,
    documents: [],
    issuedCount: 0,
    missingCount: 0,
    failed: [],
  });
  expect(await journalEntries(stranger.on(TODAY), {})).toEqual({ entries: [], next: null });
});
