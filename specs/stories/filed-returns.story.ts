/** A return that went to the tax office is frozen; what is booked into its period later is named as its correction (§ 153 AO). */
import type { Day, Period } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import type { VatPaidFor } from '@belegbar/domain/vouchers';
import { recordExpense } from '@belegbar/server/expenses';
import {
  annualVat,
  filedReturns,
  incomeSurplusOfYear,
  type MarkFiledInput,
  markFiled,
  owedReturns,
  pendingReturns,
  recapitulativeStatement,
  undoFiled,
  vatAdvance,
} from '@belegbar/server/tax-reports';
import { recordVatPayment, undoVoucher } from '@belegbar/server/vouchers';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, receives, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const QUARTER = '2026-Q1';

let fresh: FreshDatabase;
let stage: Stage;
let person: Person;
let invoiceId: string;
beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
});
afterAll(() => stage.close());

/** An invoice of 1,000.00 and 190.00 VAT in the first quarter. */
beforeEach(async () => {
  person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
  invoiceId = (await bills(person, '2026-02-10', aDayOfWork('brandwerk'))).id;
});

async function files(on: string, of: Partial<MarkFiledInput> = {}): Promise<string> {
  const { lastEntry } = await vatAdvance(person.on(on), QUARTER);
  const filed = { report: 'vatAdvance', period: QUARTER, filedOn: on as Day, lastEntry, ...of } as const;
  return (await markFiled(person.on(on), { idempotencyKey: uuid(), ...filed })).id;
}

/** A bill of 100.00 and 19.00 VAT of the first quarter. */
async function enters(on: string, documentDate = '2026-03-20', paidOn?: string): Promise<void> {
  await recordExpense(person.on(on), {
    idempotencyKey: uuid(),
    vendor: { name: 'Bürobedarf Nord', country: 'DE' },
    category: 'materials',
    documentDate: documentDate as Day,
    ...(paidOn === undefined ? {} : { paidOn: paidOn as Day }),
    lines: [{ taxCode: 'inputStandard19', net: 10_000 as never }],
  });
}

function filedOn(on: string) {
  return vatAdvance(person.on(on), QUARTER).then(({ filed }) => filed);
}

test('the returns of a year wait from two weeks before the end of July on, and are done with once they are filed', async () => {
  const yearly = async (on: string) => {
    const { returns } = await pendingReturns(person.on(on));
    return returns
      .filter(({ period }) => period === '2026')
      .map(({ report, dueDate, state }) => [report, dueDate, state.word]);
  };
  await receives(person, '2026-03-01', { id: invoiceId }, '1190.00');
  expect(await yearly('2027-07-17')).toEqual([]);
  // The 31st of July 2027 is a Saturday, so the 2nd of August is the day: two weeks before it is the 19th.
  expect(await yearly('2027-07-19')).toEqual([
    ['annualVat', '2027-08-02', 'due'],
    ['eur', '2027-08-02', 'due'],
  ]);
  const on = '2027-08-03';
  const { lastEntry } = await vatAdvance(person.on(on), QUARTER);
  const file = (report: 'annualVat' | 'eur') =>
    markFiled(person.on(on), {
      idempotencyKey: uuid(),
      report,
      period: '2026',
      filedOn: on as Day,
      lastEntry,
    });
  await file('annualVat');
  expect(await yearly(on)).toEqual([['eur', '2027-08-02', 'late']]);
  await file('eur');
  expect(await yearly(on)).toEqual([]);
  await enters('2027-08-10', '2026-12-20', '2026-12-20');
  expect(await yearly('2027-08-10')).toEqual([
    ['annualVat', '2027-08-02', 'correction'],
    ['eur', '2027-08-02', 'correction'],
  ]);
});

test('until it is filed nothing is said of it', async () => {
  expect(await filedOn('2026-04-10')).toBeNull();
  const { returns } = await owedReturns(person.on('2026-04-10'));
  expect(returns).toMatchObject([{ period: QUARTER, filedOn: null, isChangedSince: false }]);
});

test('a return waits from two weeks before its day on, is late after it, and done with once it is filed', async () => {
  const waiting = async (on: string) => (await pendingReturns(person.on(on))).returns;
  // The 10th of April 2026 is a Friday.
  const first = { report: 'vatAdvance', period: QUARTER, payable: 19_000, dueDate: '2026-04-10' };
  expect(await waiting('2026-03-31')).toEqual([]);
  expect(await waiting('2026-04-01')).toEqual([{ ...first, state: { word: 'due', lateDays: 0 } }]);
  expect(await waiting('2026-04-15')).toEqual([{ ...first, state: { word: 'late', lateDays: 5 } }]);
  const id = await files('2026-04-15');
  expect(await waiting('2026-04-15')).toEqual([]);
  await enters('2026-04-20');
  expect(await waiting('2026-04-20')).toMatchObject([{ payable: 17_100, state: { word: 'correction' } }]);
  await undoFiled(person.on('2026-04-21'), { id });
  expect(await waiting('2026-04-21')).toMatchObject([{ state: { word: 'late', lateDays: 11 } }]);
});

test('for the time before the first booking nothing is late, in no report and not among what waits', async () => {
  const on = '2026-11-28';
  const newcomer = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
  const before = { required: false, isBeforeBooks: true };
  expect(await vatAdvance(newcomer.on(on), '2026-Q3')).toMatchObject(before);
  expect(await vatAdvance(newcomer.on(on), '2026-Q4')).toMatchObject({
    required: true,
    isBeforeBooks: false,
  });
  expect((await annualVat(newcomer.on(on), { year: 2026 })).periods).toMatchObject([
    before,
    before,
    before,
    { required: true, isBeforeBooks: false },
  ]);
  expect((await pendingReturns(newcomer.on(on))).returns).toEqual([]);
  // Whose first invoice is of February 2026 owes the first quarter, and not the last one of 2025.
  expect(await vatAdvance(person.on(on), '2025-Q4')).toMatchObject(before);
  expect(await vatAdvance(person.on(on), '2026-Q1')).toMatchObject({ required: true, isBeforeBooks: false });
  expect(await vatAdvance(person.on(on), '2026-Q2')).toMatchObject({ required: true, isBeforeBooks: false });
});

test('a bill that is entered late changes what was filed, and is named box by box', async () => {
  const id = await files('2026-04-10');
  expect(await filedOn('2026-04-10')).toMatchObject({ id, filedOn: '2026-04-10', differences: [] });
  await enters('2026-04-20');
  const filed = await filedOn('2026-04-20');
  expect(filed?.differences).toEqual([
    { key: '66', filed: 0, now: 1_900 },
    { key: '83', filed: 19_000, now: 17_100 },
  ]);
  const { returns } = await owedReturns(person.on('2026-04-20'));
  expect(returns).toMatchObject([{ period: QUARTER, filedOn: '2026-04-10', isChangedSince: true }]);
});

test('what belongs to the next quarter changes nothing of it', async () => {
  await files('2026-04-10');
  await enters('2026-05-04', '2026-05-02');
  expect((await filedOn('2026-05-04'))?.differences).toEqual([]);
});

test('filed again it is a corrected return, and both are kept', async () => {
  await files('2026-04-10');
  await enters('2026-04-20');
  await files('2026-04-21');
  expect(await filedOn('2026-04-21')).toMatchObject({ isCorrected: true, differences: [] });
  const { returns } = await filedReturns(person.on('2026-04-21'), { year: 2026 });
  expect(returns.map((filed) => [filed.filedOn, filed.isCorrected])).toEqual([
    ['2026-04-21', true],
    ['2026-04-10', false],
  ]);
  expect(returns[1]?.figures).toContainEqual({ key: '83', amount: 19_000 });
});

test('what was paid for a filed return stands with it, and what was taken back does not', async () => {
  const pays = (amount: number, paidFor: VatPaidFor = { kind: 'advanceReturn', period: QUARTER as Period }) =>
    recordVatPayment(person.on('2026-04-20'), {
      idempotencyKey: uuid(),
      paidFor,
      paidOn: '2026-04-13' as Day,
      amount: cents(amount),
      directDebitFiledOn: null,
    });
  const payment = async () =>
    (await filedReturns(person.on('2026-04-20'), { year: 2026 })).returns.map((filed) => filed.payment);
  await files('2026-04-10');
  expect(await payment()).toEqual([{ payable: 19_000, paid: 0, lastPaidOn: null }]);
  await pays(9_000);
  const wrong = await pays(5_000);
  await pays(1_000, { kind: 'advanceReturn', period: '2026-Q2' as Period });
  await pays(2_000, { kind: 'annualReturn', year: 2026 });
  await undoVoucher(person.on('2026-04-20'), { id: wrong.id, idempotencyKey: uuid() });
  expect(await payment()).toEqual([{ payable: 19_000, paid: 9_000, lastPaidOn: '2026-04-13' }]);
  await pays(10_000);
  expect(await payment()).toEqual([{ payable: 19_000, paid: 19_000, lastPaidOn: '2026-04-13' }]);
  const stranger = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
  await bills(stranger, '2026-02-10', aDayOfWork('brandwerk'));
  person = stranger;
  await files('2026-04-10');
  expect(await payment()).toEqual([{ payable: 19_000, paid: 0, lastPaidOn: null }]);
});

test('figures that were not those of the books any more are refused', async () => {
  const { lastEntry } = await vatAdvance(person.on('2026-04-10'), QUARTER);
  await enters('2026-04-10');
  expect(await refusalOf(files('2026-04-10', { lastEntry }))).toBe('CHANGED_MEANWHILE');
  expect(await refusalOf(files('2026-04-10', { lastEntry: lastEntry + 100 }))).toBe('INVALID');
});

test('what was booked into another period meanwhile does not matter', async () => {
  const { lastEntry } = await vatAdvance(person.on('2026-04-10'), QUARTER);
  await enters('2026-04-10', '2026-04-02');
  await enters('2026-04-10', '2025-12-20');
  await files('2026-04-10', { lastEntry });
  expect((await filedOn('2026-04-10'))?.differences).toEqual([]);
});

test.each([
  ['before its period ended', { filedOn: '2026-03-30' }],
  ['tomorrow', { filedOn: '2026-04-11' }],
  ['for what is no quarter', { period: '2026' }],
  ['for what is no year', { report: 'annualVat' }],
] as const)('a return filed %s is refused', async (_, of) => {
  expect(await refusalOf(files('2026-04-10', of as Partial<MarkFiledInput>))).toBe('INVALID');
});

test('the other returns are frozen alike', async () => {
  await enters('2026-04-20', '2026-03-20', '2026-04-02');
  await files('2026-04-20', { report: 'recapitulative' });
  await files('2026-04-20', { report: 'annualVat', period: '2026' });
  await files('2026-04-20', { report: 'eur', period: '2026' });
  const statement = await recapitulativeStatement(person.on('2026-04-20'), { period: QUARTER });
  expect(statement.filed).toMatchObject({ filedOn: '2026-04-20', differences: [] });
  const { returns } = await filedReturns(person.on('2026-04-20'), { year: 2026 });
  expect(returns.map(({ report }) => report)).toEqual(['eur', 'annualVat', 'recapitulative']);
  // By Kennzahl: 1,000.00 at 19 %, of which nothing was to be paid in advance but what the quarter says.
  expect(returns[1]?.figures).toContainEqual({ key: '177', amount: 100_000 });
  // 100.00 of materials (Kz 100) and the 19.00 of VAT on them (Kz 185).
  expect(returns[0]?.figures).toEqual([
    { key: '100', amount: 10_000 },
    { key: '185', amount: 1_900 },
  ]);
});

test('a bill that is entered after the year was filed is named Kennzahl by Kennzahl', async () => {
  const on = '2027-02-01';
  const ofYear = () => annualVat(person.on(on), { year: 2026 }).then(({ filed }) => filed);
  const surplus = (by: 'counting' | 'money') =>
    incomeSurplusOfYear(person.on(on), { year: 2026, by }).then(({ filed }) => filed);
  expect([await ofYear(), await surplus('counting')]).toEqual([null, null]);
  const { lastEntry } = await annualVat(person.on(on), { year: 2026 });
  for (const report of ['annualVat', 'eur'] as const) await files(on, { report, period: '2026', lastEntry });
  expect(await ofYear()).toMatchObject({ filedOn: on, isCorrected: false, differences: [] });
  await enters(on, '2026-12-10', '2026-12-20');
  // 19.00 of input VAT: Kz 320, so much less in Kz 816; Kz 820 stays, as December is to be paid in advance.
  expect((await ofYear())?.differences).toEqual([
    { key: '320', filed: 0, now: 1_900 },
    { key: '816', filed: 19_000, now: 17_100 },
  ]);
  // 100.00 of materials (Kz 100) and the 19.00 of VAT on them (Kz 185).
  expect((await surplus('counting'))?.differences).toEqual([
    { key: '100', filed: 0, now: 10_000 },
    { key: '185', filed: 0, now: 1_900 },
  ]);
  expect(await surplus('money')).toBeNull();
});

test('the year of a form that is not known cannot be filed', async () => {
  const { lastEntry } = await vatAdvance(person.on('2026-04-10'), QUARTER);
  const filed = { report: 'eur', period: '2019', lastEntry } as const;
  expect(await refusalOf(files('2026-04-10', filed))).toBe('UNKNOWN_YEAR');
});

test('taken back, the one before it holds; only the latest can be, and once', async () => {
  const first = await files('2026-04-10');
  await enters('2026-04-20');
  const second = await files('2026-04-21');
  const undo = (id: string) => undoFiled(person.on('2026-04-22'), { id });
  expect(await refusalOf(undo(first))).toBe('CHANGED_MEANWHILE');
  await undo(second);
  expect(await filedOn('2026-04-22')).toMatchObject({ id: first, isCorrected: false });
  expect(await refusalOf(undo(second))).toBe('ALREADY_TAKEN_BACK');
});

test('repeated it is filed once, and a stranger knows nothing of it', async () => {
  const { lastEntry } = await vatAdvance(person.on('2026-04-10'), QUARTER);
  const input = {
    idempotencyKey: uuid(),
    report: 'vatAdvance',
    period: QUARTER,
    filedOn: '2026-04-10' as Day,
    lastEntry,
  } as const;
  const [one, other] = [
    await markFiled(person.on('2026-04-10'), input),
    await markFiled(person.on('2026-04-10'), input),
  ];
  expect(other).toEqual(one);
  const stranger = await enter(stage, { ...jonas, email: `${uuid()}@fremd.example` });
  expect(await refusalOf(undoFiled(stranger.on('2026-04-10'), one))).toBe('NOT_FOUND');
  expect(await filedReturns(stranger.on('2026-04-10'), { year: 2026 })).toEqual({ returns: [] });
});

test('nobody changes what was filed, not the owner of the database', async () => {
  await files('2026-04-10');
  for (const act of [`update filed_returns set figures = '[]'`, 'delete from filed_returns'])
    await expect(fresh.superuser.query(act)).rejects.toThrow('append-only');
});
