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
      entries: [rent('2025-12-31'), rent(null), depreciation(), camera()],
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
  return {
    ...rent(null),
    basis: 'nonCash',
    net: cents(-5_000),
    counterparty: '',
    document,
    category: 'depreciation_movable',
  };
}

/** 1,000.00 and 190.00 for a camera, which is depreciated: only its VAT is an expense of the day (§ 4 (3) s. 3 EStG). */
function camera(): NewEntry {
  const amounts = { net: cents(-100_000), vat: cents(-19_000), taxCode: 'inputStandard19' } as const;
  return { ...rent(null), ...amounts, category: 'fixed_assets', counterparty: 'Fotohaus' };
}

test.each([
  [2025, 'counting', 10_000],
  [2026, 'counting', 34_000],
  [2025, 'money', 0],
  [2026, 'money', 139_000],
] as const)('in %d by %s there is %d', async (year, by, expense) => {
  const context = person.on('2026-01-09');
  expect(await incomeSurplusOfYear(context, { year, by })).toMatchObject({ expense });
  const { entries } = await cashEntries(context, { year, by });
  expect(entries.reduce((sum, { counted }) => sum - counted, 0)).toBe(expense);
});

test('what is depreciated is in no line of the year but its VAT', async () => {
  const context = person.on('2026-01-09');
  const { lines, boxes } = await incomeSurplusOfYear(context, { year: 2026 });
  expect(lines.map(({ line, amount }) => [line, amount])).toEqual([
    ['expenses', 15_000],
    ['inputVat', 19_000],
  ]);
  expect(boxes.map(({ kennzahl, amount }) => [kennzahl, amount])).toEqual([
    ['130', 5_000],
    ['151', 10_000],
    ['185', 19_000],
  ]);
  const january = await cashEntries(context, { year: 2026, month: 1 });
  expect(january.entries.map(({ counted }) => counted)).toEqual([-19_000, -5_000, -10_000]);
  const money = await cashEntries(context, { year: 2026, by: 'money', side: 'expense' });
  expect(money.entries.map(({ counted }) => counted)).toEqual([-119_000, -10_000, -10_000]);
});

test('pages of entries go on by the day that counts', async () => {
  const context = person.on('2026-01-09');
  const { entries, next } = await cashEntries(context, { year: 2026, by: 'money', limit: 1 });
  expect(entries.map(({ number }) => number)).toEqual([4]);
  const rest = await cashEntries(context, { year: 2026, by: 'money', limit: 1, after: next ?? '' });
  expect(rest.entries.map(({ number }) => number)).toEqual([2]);
});

test('the day is part of the chain', async () => {
  const context = person.on('2026-01-09');
  expect((await readEntries(context, 0, 10)).map(({ countsOn }) => countsOn)).toEqual([
    '2025-12-31',
    undefined,
    undefined,
    undefined,
  ]);
  expect(await verifyJournal(context)).toEqual({ entries: 4, firstBroken: null, wrongSums: [] });
});
