/** A vendor lets go of something for early payment: the bill keeps it, and who pays in time is told how much. */
import { qrPath } from '@belegbar/documents';
import type { Day } from '@belegbar/domain/calendar';
import { transferCode } from '@belegbar/domain/invoices';
import { decimal } from '@belegbar/domain/money';
import {
  categorizeMany,
  findVendors,
  getExpense,
  listDueExpenses,
  payExpense,
} from '@belegbar/server/expenses';
import { makeTransferFile, proposeTransfers, readTransferFile } from '@belegbar/server/transfers';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { freshDatabase } from '../support/database.ts';
import { buys, euros, pays, setsRight } from '../support/purchases.ts';
import { books, handsIn, IBANS, looksAt, bill as received, xmlOf } from '../support/received.ts';
import { expenseOf, recurs, works } from '../support/recurring.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

const TODAY = '2026-04-01';
const SKONTO = [{ days: 14, percent: decimal('2') }];

let stage: Stage;
let person: Person;
beforeAll(async () => {
  stage = setStage((await freshDatabase(8)).application.database);
  person = await enter(stage, jonas);
});
afterAll(() => stage.close());

test('2 % of 119.00 within 14 days of 25 March are 2.38 until 8 April; paid less it, nothing is open', async () => {
  // By hand: 119.00 x 0.02 = 2.38; 25 March and 14 days are 8 April, since March has 31.
  const { id } = await buys(person, '2026-03-25', { skonto: SKONTO });
  const now = person.on(TODAY);
  const offered = { days: 14, percent: '2', until: '2026-04-08', discount: 238 };
  expect((await getExpense(now, id)).skonto).toEqual([offered]);
  const money = { paidOn: TODAY as Day, amount: euros('116.62'), discount: euros('2.38') };
  await payExpense(now, { id, idempotencyKey: uuid(), ...money });
  expect(await getExpense(now, id)).toMatchObject({
    open: 0,
    state: 'paid',
    skonto: [{ ...offered, discount: 0 }],
  });
});

test('of what was paid in part, the percents are of the rest', async () => {
  // By hand: 119.00 - 19.00 = 100.00, of which 2 % are 2.00.
  const { id } = await buys(person, '2026-03-25', { skonto: SKONTO });
  const now = person.on(TODAY);
  await payExpense(now, { id, idempotencyKey: uuid(), paidOn: TODAY as Day, amount: euros('19') });
  expect((await getExpense(now, id)).skonto).toMatchObject([{ discount: 200 }]);
});

test('the terms stay with another category, go with a correction without them, and are proposed with the next bill', async () => {
  const now = person.on(TODAY);
  const vendor = { name: 'Skontohaus', country: 'DE' };
  const { id } = await buys(person, '2026-03-25', { vendor, skonto: SKONTO });
  await categorizeMany(now, { idempotencyKey: uuid(), expenses: [{ id, category: 'legal' }] });
  expect(await getExpense(now, id)).toMatchObject({ category: 'legal', skonto: SKONTO });
  expect((await findVendors(now, 'skontohaus')).vendors[0]?.skonto).toEqual(SKONTO);
  await setsRight(person, id, { vendor });
  expect((await getExpense(now, id)).skonto).toEqual([]);
});

test('a received e-invoice brings its Skonto along, also of a part of it', async () => {
  const paymentTerms = [
    'Zahlbar in 30 Tagen.',
    '#SKONTO#TAGE=14#PROZENT=2.25#',
    '#SKONTO#TAGE=21#PROZENT=1.50#BASISBETRAG=40.00#',
    '#SKONTO#TAGE=9999#PROZENT=1.00#',
    '',
  ].join('\n');
  const { id } = await handsIn(
    person,
    xmlOf(received({ paymentTerms, issueDate: '2026-03-25', dueDate: '2026-04-24' })),
    TODAY,
  );
  const { transfer } = await looksAt(person, id);
  const { expense } = await books(person, id);
  const { open, skonto } = await getExpense(person.on(TODAY), expense?.id ?? '');
  // By hand: 50.00 x 0.0225 = 1.125, so 1.13; 40.00 x 0.015 = 0.60.
  expect(open).toBe(5_000);
  expect(skonto).toMatchObject([
    { days: 14, percent: '2.25', discount: 113 },
    { days: 21, percent: '1.5', base: 4_000, discount: 60 },
  ]);
  // Before it is booked its page proposes the same.
  expect(transfer).toMatchObject({ amount: 5_000, reduced: [{ amount: 4_887 }, { amount: 4_940 }] });
});

test('a file for the bank knows what may be kept, and transfers the rest', async () => {
  const now = person.on(TODAY);
  const payee = { name: '', iban: IBANS.other, bic: '' };
  const { id } = await buys(person, '2026-03-25', { skonto: SKONTO, payee });
  const { bills } = await proposeTransfers(now, [id]);
  expect(bills).toMatchObject([
    { open: 11_900, skonto: [{ percent: '2', until: '2026-04-08', discount: 238 }] },
  ]);
  const file = await makeTransferFile(now, {
    idempotencyKey: uuid(),
    executionDay: TODAY as Day,
    expenses: [{ id, amount: euros('116.62'), discount: euros('2.38') }],
  });
  const { bytes } = await readTransferFile(now, file.id);
  expect(new TextDecoder().decode(bytes)).toContain('<CtrlSum>116.62</CtrlSum>');
});

test('the page and its code propose what is left after Skonto until its last day, all of it from the day after, and a part payment lowers both', async () => {
  const payee = { name: '', iban: IBANS.other, bic: '' };
  const { id } = await buys(person, '2026-03-25', { skonto: SKONTO, payee });
  const transferOn = async (day: string) => (await getExpense(person.on(day), id)).transfer;
  // By hand: 119.00 - 2.38 = 116.62 until 8 April.
  const last = await transferOn('2026-04-08');
  expect(last).toMatchObject({
    amount: 11_900,
    reduced: [{ percent: '2', until: '2026-04-08', discount: 238, amount: 11_662 }],
  });
  const reduced = transferCode({
    payee: 'Papierhaus',
    iban: IBANS.other,
    bic: '',
    amount: euros('116.62'),
    creditorReference: '',
    reference: (await getExpense(person.on(TODAY), id)).number,
  });
  expect(last?.reduced[0]?.giroCode).toEqual(qrPath(reduced ?? ''));
  expect(last?.giroCode).not.toEqual(last?.reduced[0]?.giroCode);
  expect(await transferOn('2026-04-09')).toMatchObject({ amount: 11_900, reduced: [] });
  await pays(person, id, { on: TODAY, amount: '19', noted: TODAY });
  // By hand: 100.00 are open, of which 2 % are 2.00.
  expect(await transferOn(TODAY)).toMatchObject({ amount: 10_000, reduced: [{ amount: 9_800 }] });
});

test('a bill whose Skonto ends soon stands among what is to be paid, before its own day comes; not once the Skonto or the bill is over', async () => {
  const someone = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
  const dueDate = '2026-05-24' as Day;
  const { id } = await buys(someone, '2026-03-25', { skonto: SKONTO, dueDate });
  const corrected = await buys(someone, '2026-03-25', { dueDate });
  await setsRight(someone, corrected.id, { skonto: SKONTO, dueDate });
  const paid = await buys(someone, '2026-03-25', { skonto: SKONTO, dueDate });
  await pays(someone, paid.id, { on: '2026-03-26', amount: '119', noted: '2026-03-26' });
  await buys(someone, '2026-03-25', { dueDate });
  // Until 8 April, a Wednesday. On Wednesday 1 April a week looks so far, on Tuesday 31 March it does not.
  const dueOn = async (on: string) =>
    (await listDueExpenses(someone.on(on))).expenses.map((expense) => expense.id);
  expect(await dueOn('2026-03-31')).toEqual([]);
  expect((await dueOn('2026-04-01')).toSorted()).toEqual([id, corrected.id].toSorted());
  expect(await dueOn('2026-04-08')).toHaveLength(2);
  expect(await dueOn('2026-04-09')).toEqual([]);
});

test('what recurs carries the Skonto of its last bill: from the one it was made of, as that is set right, and none where it is collected on its day', async () => {
  const someone = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
  const vendor = { name: 'Werkraum Neukölln', country: 'DE' };
  const rent = await buys(someone, '2026-01-05', { vendor, skonto: SKONTO });
  const terms = { firstDueOn: '2026-01-05' as Day, dayOfMonth: 5, isPaidOnDueDay: false, termsDays: 30 };
  const id = await recurs(someone, '2026-01-10', { ...terms, madeFrom: rent.id });
  await works(stage, '2026-02-05');
  const february = await expenseOf(someone, id, '2026-02-05');
  // By hand: 226.10 x 0.02 = 4.522, so 4.52; 5 February and 14 days are 19 February.
  expect(february.skonto).toEqual([{ days: 14, percent: '2', until: '2026-02-19', discount: 452 }]);
  await setsRight(someone, february.id, { vendor }, '2026-02-10');
  await works(stage, '2026-03-05');
  expect((await expenseOf(someone, id, '2026-03-05')).skonto).toEqual([]);
  const collected = await buys(someone, '2026-01-07', { vendor, skonto: SKONTO });
  const other = await recurs(someone, '2026-01-10', {
    firstDueOn: '2026-01-07' as Day,
    dayOfMonth: 7,
    madeFrom: collected.id,
  });
  await works(stage, '2026-02-07');
  expect((await expenseOf(someone, other, '2026-02-07')).skonto).toEqual([]);
});
