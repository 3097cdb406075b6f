/** Money that moved in one year and counts in another (§ 11 EStG), and what counts without money: the income-surplus statement and the finances each by their day. */
import type { Day } from '@belegbar/domain/calendar';
import type { NewEntry } from '@belegbar/domain/journal';
import { cents } from '@belegbar/domain/money';
import { appendEntries, readEntries, verifyJournal } from '@belegbar/server/journal';
import { cashEntries, incomeSurplusOfYear } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../server/platform/database/index.ts';
import { jonas } from '../cast/jonas.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
let person: Person;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
  person = await enter(stage, jonas);
  const context = person.on('2026-01-08');
  const auditRecords = [{ action: 'test', subjectKind: 'expense', subjectId: uuid(), detail: {} }] as const;
  await inTransaction(context, (transaction) =>
    appendEntries(context, transaction, {
      entries: [rent('2025-12-31'), rent(null), depreciation()],
      auditRecords,
    }),
  );
});
afterAll(() => stage.close());

/** 100.00 of rent, paid on 8 January 2026. */
function rent(countsOn: string | null): NewEntry {
  const on = '2026-01-08' as Day;
  return {
    basis: 'cash',
    kind: 'expensePayment',
    bookedOn: on,
    serviceFrom: on,
    serviceTo: on,
    taxPoint: null,
    taxCode: 'inputNone',
    scheme: 'regular',
    net: cents(-10_000),
    vat: cents(0),
    ...(countsOn === null ? {} : { countsOn: countsOn as Day }),
    category: 'office_utilities',
    counterparty: 'Hausverwaltung Nord',
    counterpartyVatId: '',
    document: { kind: 'expense', id: uuid(), number: 'B-2026-0001' },
    reverses: null,
    exemptionParagraph: null,
  };
}

/** 50.00 of depreciation for January 2026, for which nobody is paid. */
function depreciation(): NewEntry {
  const document = { kind: 'asset', id: uuid(), number: 'A-2026-0001' } as const;
  return { ...rent(null), basis: 'nonCash', net: cents(-5_000), counterparty: '', document };
}

test.each([
  [2025, 'counting', 10_000],
  [2026, 'counting', 15_000],
  [2025, 'money', 0],
  [2026, 'money', 20_000],
] as const)('in %d by %s there is %d', async (year, by, expense) => {
  const context = person.on('2026-01-09');
  expect(await incomeSurplusOfYear(context, { year, by })).toMatchObject({ expense });
  const { entries } = await cashEntries(context, { year, by });
  expect(entries.reduce((sum, { counted }) => sum - counted, 0)).toBe(expense);
});

test('pages of entries go on by the day that counts', async () => {
  const context = person.on('2026-01-09');
  const { entries, next } = await cashEntries(context, { year: 2026, by: 'money', limit: 1 });
  expect(entries.map(({ number }) => number)).toEqual([2]);
  const rest = await cashEntries(context, { year: 2026, by: 'money', limit: 1, after: next ?? '' });
  expect(rest.entries.map(({ number }) => number)).toEqual([1]);
});

test('the day is part of the chain', async () => {
  const context = person.on('2026-01-09');
  expect((await readEntries(context, 0, 10)).map(({ countsOn }) => countsOn)).toEqual([
    '2025-12-31',
    undefined,
    undefined,
  ]);
  expect(await verifyJournal(context)).toEqual({ entries: 3, firstBroken: null, wrongSums: [] });
});
