/** A bill takes the place of what was expected, so that nothing counts twice; the owner is told when it asks for more, for less, or does not come. */
import { day } from '@belegbar/domain/calendar';
import { getExpense, undoExpense } from '@belegbar/server/expenses';
import { verifyJournal } from '@belegbar/server/journal';
import {
  acceptDue,
  listRecurring,
  recordBill,
  recurringOfExpense,
  setPrice,
  tellOfMissing,
  unskipDue,
} from '@belegbar/server/recurring-expenses';
import { incomeSurplusOfYear } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { euros, pays } from '../support/purchases.ts';
import { bill, books, handsIn, PAPIERHAUS, xmlOf } from '../support/received.ts';
import { daysOf, expenseOf, recurs, standing, told, works } from '../support/recurring.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
let person: Person;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
});
afterAll(() => stage.close());
beforeEach(async () => {
  person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
});

/** The bill of the desk, entered by hand on its day; 226.10 unless said. */
function getsBill(
  on: string,
  changes: { gross?: string; paidOn?: string; name?: string; noted?: string } = {},
) {
  const { gross = '226.10', paidOn, name = 'Werkraum Neukölln GmbH', noted = on } = changes;
  return recordBill(person.on(noted), {
    idempotencyKey: uuid(),
    vendor: { name, country: 'DE' },
    category: 'office_utilities',
    documentDate: day(on),
    lines: [{ taxCode: 'inputStandard19', gross: euros(gross) }],
    ...(paidOn === undefined ? {} : { paidOn: day(paidOn) }),
  });
}

async function spent(): Promise<number> {
  return (await incomeSurplusOfYear(person.on('2026-12-31'), { year: 2026 })).expense;
}

test('a bill that comes before the day closes it, and nothing is entered on the day', async () => {
  const id = await recurs(person, '2026-01-05');
  const { id: billId } = await getsBill('2026-01-28', { paidOn: '2026-01-28' });
  await works(stage, '2026-02-01');
  expect(await daysOf(person, id)).toEqual(['2026-01-31 billed']);
  expect(await standing(person)).toEqual(['2026-01-28']);
  expect(await recurringOfExpense(person.on('2026-02-01'), billId)).toMatchObject({
    recurring: { id, dueOn: '2026-01-31', how: 'billed' },
  });
  expect(await told(person)).toEqual([]);
});

test('a bill that was there before it was set up closes its day as well', async () => {
  await getsBill('2026-01-28');
  const id = await recurs(person, '2026-01-29');
  await works(stage, '2026-01-31');
  expect([await daysOf(person, id), await standing(person)]).toEqual([['2026-01-31 billed'], ['2026-01-28']]);
});

test('a bill closes what waits for a look', async () => {
  const id = await recurs(person, '2026-01-05', { entering: 'review' });
  await works(stage, '2026-01-31');
  expect([await daysOf(person, id), await standing(person)]).toEqual([['2026-01-31 waiting'], []]);
  await getsBill('2026-02-03');
  expect([await daysOf(person, id), await standing(person)]).toEqual([['2026-01-31 billed'], ['2026-02-03']]);
  expect((await listRecurring(person.on('2026-02-03'))).waiting).toEqual([]);
});

test('a bill takes the place of what was entered without it, with what was paid, and both stay in the books', async () => {
  const id = await recurs(person, '2026-01-05');
  await works(stage, '2026-01-31');
  const { id: enteredId } = await expenseOf(person, id, '2026-01-31');
  const { id: billId } = await getsBill('2026-02-03');
  expect(await standing(person)).toEqual(['2026-02-03']);
  expect(await spent()).toBe(22_610);
  expect(await getExpense(person.on('2026-02-03'), enteredId)).toMatchObject({ state: 'takenBack' });
  expect(await getExpense(person.on('2026-02-03'), billId)).toMatchObject({
    state: 'paid',
    payments: [{ paidOn: '2026-01-31', amount: 22_610 }],
  });
  expect(await recurringOfExpense(person.on('2026-02-03'), enteredId)).toMatchObject({
    recurring: { how: 'replaced' },
  });
  expect(await told(person)).toEqual([
    'recurring_replaced: Werkraum Neukölln: die Rechnung ist da. Was zum 31.01.2026 von selbst erfasst wurde, ist zurückgenommen. Die Rechnung steht dafür, nichts zählt doppelt.',
  ]);
  await works(stage, '2026-02-05');
  expect(await standing(person)).toEqual(['2026-02-03']);
  expect(await verifyJournal(person.on('2026-12-31'))).toMatchObject({ firstBroken: null, wrongSums: [] });
});

test('a bill that was entered wrongly and taken back gives its day to the right one', async () => {
  const id = await recurs(person, '2026-01-05');
  const wrong = await getsBill('2026-01-28', { gross: '260' });
  await undoExpense(person.on('2026-01-29'), { id: wrong.id, idempotencyKey: uuid() });
  const right = await getsBill('2026-01-30');
  await works(stage, '2026-02-01');
  expect(await standing(person)).toEqual(['2026-01-30']);
  expect(await expenseOf(person, id, '2026-01-31')).toMatchObject({ id: right.id, gross: 22_610 });
  expect((await told(person)).map((one) => one.split(':')[0])).toEqual(['recurring_rose']);
});

test('a bill that was taken back leaves its day to its owner: it can be expected again', async () => {
  const id = await recurs(person, '2026-01-05');
  const bill = await getsBill('2026-01-30');
  await works(stage, '2026-01-31');
  const now = person.on('2026-02-01');
  const dueOn = day('2026-01-31');
  expect(await refusalOf(unskipDue(now, { id, dueOn }))).toBe('NOT_WAITING');
  await undoExpense(now, { id: bill.id, idempotencyKey: uuid() });
  await unskipDue(now, { id, dueOn });
  expect(await daysOf(person, id)).toEqual(['2026-01-31 waiting']);
  await acceptDue(now, { id, dueOn, idempotencyKey: uuid() });
  expect(await standing(person)).toEqual(['2026-01-31']);
});

test('of a payment that somebody noted the bill gets that very amount; what was taken back stays so', async () => {
  const id = await recurs(person, '2026-01-05', { isPaidOnDueDay: false, termsDays: 14 });
  await works(stage, '2026-02-28');
  const [january, february] = [
    await expenseOf(person, id, '2026-01-31'),
    await expenseOf(person, id, '2026-02-28'),
  ];
  expect(january).toMatchObject({ state: 'open', dueDate: '2026-02-14' });
  await pays(person, january.id, { on: '2026-02-10', amount: '100' });
  await undoExpense(person.on('2026-02-28'), { id: february.id, idempotencyKey: uuid() });
  const first = await getsBill('2026-02-02', { noted: '2026-03-02' });
  const second = await getsBill('2026-03-01');
  expect(await getExpense(person.on('2026-12-31'), first.id)).toMatchObject({
    state: 'partlyPaid',
    open: 12_610,
  });
  expect(await getExpense(person.on('2026-12-31'), second.id)).toMatchObject({ state: 'open' });
  expect(await daysOf(person, id)).toEqual(['2026-02-28 billed', '2026-01-31 billed']);
});

test('a received invoice that is booked closes what was expected of its sender', async () => {
  const id = await recurs(person, '2026-03-20', {
    vendor: { name: 'Papier', country: 'DE', vatId: 'DE 136695976' },
    category: 'materials',
    firstDueOn: day('2026-03-25'),
    dayOfMonth: 25,
    gross: '119',
  });
  await works(stage, '2026-03-25');
  const paper = bill({
    seller: PAPIERHAUS,
    number: 'PL-7',
    issueDate: '2026-03-24',
    vatBreakdown: [{ base: '100.00', tax: '19.00', category: 'S', rate: '19' }],
  });
  const { id: receivedId } = await handsIn(person, xmlOf(paper), '2026-04-01');
  await books(person, receivedId);
  expect(await daysOf(person, id)).toEqual(['2026-03-25 billed']);
  expect(await standing(person)).toEqual(['2026-03-24']);
});

test('another vendor, another amount and a second bill of the month are bills of their own', async () => {
  const id = await recurs(person, '2026-01-05');
  await getsBill('2026-01-30', { name: 'Werkraum Wedding' });
  await getsBill('2026-01-30', { gross: '900' });
  await getsBill('2026-01-30');
  await getsBill('2026-01-30');
  await works(stage, '2026-01-31');
  expect(await standing(person)).toHaveLength(4);
  expect(await daysOf(person, id)).toEqual(['2026-01-31 billed']);
});

test('who gets dearer is told, once, and the new price can be taken over from a day on', async () => {
  const id = await recurs(person, '2026-01-05');
  const { id: billId } = await getsBill('2026-01-30', { gross: '249' });
  expect(await told(person)).toEqual([
    'recurring_rose: Werkraum Neukölln ist teurer geworden. Die Rechnung zum 31.01.2026 verlangt 249,00\u00a0€, erwartet waren 226,10\u00a0€.',
  ]);
  const now = person.on('2026-02-01');
  const differences = async () => (await listRecurring(now)).recurring.map(({ difference }) => difference);
  expect(await differences()).toEqual([
    { dueOn: '2026-01-31', expected: 22_610, asked: 24_900, expenseId: billId },
  ]);
  const lines = [{ taxCode: 'inputStandard19' as const, gross: euros('249') }];
  await setPrice(now, { id, from: day('2026-02-01'), lines });
  expect(await differences()).toEqual([null]);
  await works(stage, '2026-02-28');
  expect(await expenseOf(person, id, '2026-02-28')).toMatchObject({ gross: 24_900 });
  expect(await told(person)).toHaveLength(1);
});

test('a bill over less is told as that', async () => {
  await recurs(person, '2026-01-05');
  await getsBill('2026-01-30', { gross: '200' });
  expect((await told(person)).join()).toMatch(
    /^recurring_fell: Werkraum Neukölln verlangt weniger als erwartet\./,
  );
});

test('a bill that did not come so many days after its day is told once; one that came is not', async () => {
  await recurs(person, '2026-01-05', { missingAfterDays: 10 });
  await works(stage, '2026-02-28');
  await getsBill('2026-02-26', { noted: '2026-03-02' });
  const tells = (on: string) => tellOfMissing(stage.platformOn(on));
  await tells('2026-02-10');
  expect((await told(person)).filter((one) => one.startsWith('recurring_missing'))).toEqual([]);
  await Promise.all([tells('2026-02-11'), tells('2026-02-11')]);
  await tells('2026-04-01');
  expect((await told(person)).filter((one) => one.startsWith('recurring_missing'))).toEqual([
    'recurring_missing: Werkraum Neukölln: keine Rechnung da. Erwartet zum 31.01.2026. Seitdem ist keine passende Rechnung erfasst.',
  ]);
});
