/** USt 2 A: what was exempt stands apart by the number of § 4 UStG, and a year in which § 19 UStG ended names what was supplied under it. */

import type { Day } from '@belegbar/domain/calendar';
import type { NewEntry } from '@belegbar/domain/journal';
import { cents } from '@belegbar/domain/money';
import { setRegime } from '@belegbar/server/business';
import { appendEntries, verifyJournal } from '@belegbar/server/journal';
import { annualVat, annualVatEntries, vatAdvance } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../server/platform/database/index.ts';
import { REGIME_PORTS } from '../../server/regime-ports.ts';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
let person: Person;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
  person = await enter(stage, lena);
  const context = person.on('2026-07-21');
  await setRegime(context, REGULAR, REGIME_PORTS);
  const entries = [
    supply({ net: cents(100_060), exemptionParagraph: '4 Nr. 21' }),
    supply({ net: cents(70_070), exemptionParagraph: '4 Nr. 12' }),
    supply({ net: cents(5_000), exemptionParagraph: '4 Nr. 21' }),
    supply({ net: cents(50_025), vat: cents(9_505), taxCode: 'standard19' }),
    underSmallBusiness('2026-05-31', 30_050),
    underSmallBusiness('2025-12-31', 99_000),
  ];
  const auditRecords = [{ action: 'test', subjectKind: 'invoice', subjectId: uuid(), detail: {} }] as const;
  await inTransaction(context, (transaction) =>
    appendEntries(context, transaction, { entries, auditRecords }),
  );
});
afterAll(() => stage.close());

const REGULAR = {
  validFrom: '2026-07-01' as Day,
  vatBasis: 'accrual',
  smallBusiness: false,
  filingPeriod: 'quarter',
  because: 'limitCrossed',
} as const;

function supply(more: Partial<NewEntry>): NewEntry {
  const on = '2026-07-20' as Day;
  return {
    basis: 'accrual',
    kind: 'invoice',
    bookedOn: on,
    serviceFrom: on,
    serviceTo: on,
    taxPoint: on,
    taxCode: 'exempt',
    scheme: 'regular',
    net: cents(0),
    vat: cents(0),
    category: 'training',
    counterparty: 'Volkshochschule',
    counterpartyVatId: '',
    document: { kind: 'invoice', id: uuid(), number: 'R-2026-0001' },
    reverses: null,
    exemptionParagraph: null,
    ...more,
  };
}

/** Work until a day, billed and paid on 1 August 2026. */
function underSmallBusiness(until: string, net: number): NewEntry {
  const on = { serviceTo: until as Day, bookedOn: '2026-08-01' as Day, taxPoint: null };
  return supply({ ...on, taxCode: 'smallBusiness', scheme: 'smallBusiness', net: cents(net) });
}

// 500 * 19 % = 95.00, as in the advance return of July to September; 1000.60 + 50.00 cut once.
test('the exempt supplies of a year stand by their number, those under § 19 by the day of the supply', async () => {
  const { annualReturn } = await annualVat(person.on('2026-12-31'), { year: 2026 });
  expect(
    annualReturn?.boxes.map(({ kennzahl, amount, entryCount }) => [kennzahl, amount, entryCount]),
  ).toEqual([
    ['177', 50_000, 1],
    ['286', 70_000, 1],
    ['287', 105_000, 2],
    ['236', 30_000, 1],
    ['816', 9_500, 0],
    ['820', 0, 0],
  ]);
  expect(annualReturn).toMatchObject({ owed: 9_500, prepaid: 9_500, closing: 0 });
});

test('the advance return adds them up as before, and the kept sums are those of the entries', async () => {
  const context = person.on('2026-12-31');
  const { boxes } = await vatAdvance(context, '2026-Q3');
  expect(boxes.find(({ kennzahl }) => kennzahl === '48')).toMatchObject({ exact: 175_130, entryCount: 3 });
  expect(await verifyJournal(context)).toMatchObject({ firstBroken: null, wrongSums: [] });
});

test('each box opens to its entries, page by page', async () => {
  const context = person.on('2026-12-31');
  const numbers = async (kennzahl: string) =>
    (await annualVatEntries(context, { year: 2026, kennzahl })).entries.map(({ number }) => number);
  expect(await numbers('286')).toEqual([2]);
  expect(await numbers('287')).toEqual([1, 3]);
  expect(await numbers('236')).toEqual([5]);
  expect(await numbers('240')).toEqual([]);
  const first = await annualVatEntries(context, { year: 2026, kennzahl: '287', limit: 1 });
  expect([first.entries.map(({ number }) => number), first.next]).toEqual([[1], 1]);
});

test('a box that the form has not is not there, and a year without a form has no annual return', async () => {
  const context = person.on('2026-12-31');
  const box = (year: number, kennzahl: string) => annualVatEntries(context, { year, kennzahl });
  expect(await refusalOf(box(2026, '999'))).toBe('NOT_FOUND');
  expect(await refusalOf(box(2024, '236'))).toBe('NOT_FOUND');
  expect(await refusalOf(box(2023, '177'))).toBe('UNKNOWN_YEAR');
  expect(await annualVat(context, { year: 2023 })).toMatchObject({ annualReturn: null });
});

test('a stranger sees nothing of it', async () => {
  const stranger = (await enter(stage, { ...jonas, email: 'fremd@weber-code.example' })).on('2026-12-31');
  expect(await annualVatEntries(stranger, { year: 2026, kennzahl: '287' })).toEqual({
    entries: [],
    next: null,
  });
});
