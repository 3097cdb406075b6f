/** What its owner does with what recurs: looks at it before it counts, skips one, pauses, ends, changes the price, and no stranger does any of it. */
import { day } from '@belegbar/domain/calendar';
import { decimal } from '@belegbar/domain/money';
import { getExpense } from '@belegbar/server/expenses';
import {
  acceptDue,
  endRecurring,
  listDues,
  listRecurring,
  recurringOfExpense,
  removeRecurring,
  setPaused,
  setPrice,
  skipDue,
  unskipDue,
  upcoming,
  updateRecurring,
} from '@belegbar/server/recurring-expenses';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { problemsOf, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { buys, euros } from '../support/purchases.ts';
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

const line = (gross: string) => ({ taxCode: 'inputStandard19' as const, gross: euros(gross) });
const only = async (on: string) => {
  const { recurring, ...rest } = await listRecurring(person.on(on));
  const [one] = recurring;
  if (one === undefined) throw new Error('nothing recurs');
  return { one, ...rest };
};
/** All fields but what is known of it besides. */
async function fieldsOf(on: string) {
  const { id, version, state, nextDueOn, prices, gross, perYear, difference, isUsed, ...fields } = (
    await only(on)
  ).one;
  return { id, version, fields };
}

test('what waits is no expense; accepted with what it really costs it is one, and skipped it never is', async () => {
  const id = await recurs(person, '2026-01-05', { entering: 'review' });
  await works(stage, '2026-02-28');
  expect(await standing(person)).toEqual([]);
  const now = person.on('2026-03-01');
  const { waiting } = await only('2026-03-01');
  expect(waiting.map(({ dueOn, gross }) => [dueOn, gross])).toEqual([
    ['2026-01-31', 22_610],
    ['2026-02-28', 22_610],
  ]);
  expect(await told(person)).toHaveLength(2);
  const accepted = { id, dueOn: day('2026-01-31'), idempotencyKey: uuid(), lines: [line('230')] };
  const { id: expenseId } = await acceptDue(now, accepted);
  expect(await acceptDue(now, accepted)).toEqual({ id: expenseId });
  expect(await getExpense(now, expenseId)).toMatchObject({
    gross: 23_000,
    state: 'paid',
    documentDate: '2026-01-31',
  });
  await skipDue(now, { id, dueOn: day('2026-02-28') });
  expect(await refusalOf(acceptDue(now, { ...accepted, idempotencyKey: uuid() }))).toBe('NOT_WAITING');
  expect(await refusalOf(skipDue(now, { id, dueOn: day('2026-01-31') }))).toBe('NOT_WAITING');
  expect(await daysOf(person, id)).toEqual(['2026-02-28 skipped', '2026-01-31 entered']);
  expect(await standing(person)).toEqual(['2026-01-31']);
  await unskipDue(now, { id, dueOn: day('2026-02-28') });
  expect(await daysOf(person, id)).toEqual(['2026-02-28 waiting', '2026-01-31 entered']);
});

test('one that is to come is skipped, and taken back; no other day can be', async () => {
  const id = await recurs(person, '2026-01-05');
  const now = person.on('2026-01-05');
  expect(await refusalOf(skipDue(now, { id, dueOn: day('2026-02-27') }))).toBe('NOT_WAITING');
  await skipDue(now, { id, dueOn: day('2026-01-31') });
  await skipDue(now, { id, dueOn: day('2026-02-28') });
  expect((await only('2026-01-05')).one.nextDueOn).toBe('2026-03-31');
  await unskipDue(now, { id, dueOn: day('2026-02-28') });
  expect((await only('2026-01-05')).one.nextDueOn).toBe('2026-02-28');
  await works(stage, '2026-03-31');
  expect(await standing(person)).toEqual(['2026-02-28', '2026-03-31']);
});

test('nothing is made up for a pause, and nothing comes after the end', async () => {
  const id = await recurs(person, '2026-01-05');
  await setPaused(person.on('2026-01-10'), { id, isPaused: true });
  await works(stage, '2026-03-15');
  expect((await only('2026-03-15')).one).toMatchObject({ state: 'paused', nextDueOn: '2026-03-31' });
  await setPaused(person.on('2026-03-15'), { id, isPaused: false });
  await endRecurring(person.on('2026-03-15'), { id, endsOn: day('2026-04-30') });
  await works(stage, '2026-12-31');
  expect(await standing(person)).toEqual(['2026-03-31', '2026-04-30']);
  expect(await only('2026-12-31')).toMatchObject({ one: { state: 'ended', perYear: 0 }, perYear: 0 });
});

test('a price holds from its day on', async () => {
  const id = await recurs(person, '2026-01-05');
  await setPrice(person.on('2026-01-05'), { id, from: day('2026-02-15'), lines: [line('249')] });
  await works(stage, '2026-03-31');
  const grosses = [];
  for (const due of ['2026-01-31', '2026-02-28', '2026-03-31'])
    grosses.push((await expenseOf(person, id, due)).gross);
  expect(grosses).toEqual([22_610, 24_900, 24_900]);
});

test('another currency waits each time, since nobody knows the rate before', async () => {
  const cloud = { currency: 'USD', unitsPerEuro: decimal('1.25'), category: 'software' } as const;
  const vendor = { name: 'Pixelforge', country: 'US', vatId: '' };
  expect(await problemsOf(recurs(person, '2026-01-05', { ...cloud, vendor }))).toEqual([
    'entering recurring.currency.by-itself',
    'isPaidOnDueDay recurring.currency.paid',
  ]);
  const id = await recurs(person, '2026-01-05', {
    ...cloud,
    vendor,
    entering: 'review',
    isPaidOnDueDay: false,
    gross: '50',
  });
  await works(stage, '2026-01-31');
  // 50.00 dollars at 1.25 for a euro are 40.00 euros, twelve times.
  expect((await only('2026-02-01')).perYear).toBe(48_000);
  const { id: expenseId } = await acceptDue(person.on('2026-02-02'), {
    id,
    dueOn: day('2026-01-31'),
    idempotencyKey: uuid(),
    unitsPerEuro: decimal('1.2'),
  });
  expect(await getExpense(person.on('2026-02-02'), expenseId)).toMatchObject({
    currency: 'USD',
    unitsPerEuro: '1.2',
    gross: 5_000,
  });
});

test('what the books refuse by itself waits, and keeps no other waiting', async () => {
  const id = await recurs(person, '2026-01-05', { rhythm: 'yearly', firstDueOn: day('2060-01-31') });
  const ready = await recurs(person, '2026-01-05', { vendor: { name: 'Zuletzt', country: 'DE', vatId: '' } });
  await endRecurring(person.on('2026-01-05'), { id: ready, endsOn: day('2026-01-31') });
  // Nobody knows the rates of VAT of that year yet.
  await works(stage, '2060-01-31');
  expect(await daysOf(person, id)).toEqual(['2060-01-31 waiting']);
  expect(await standing(person)).toEqual(['2026-01-31']);
});

test('what is wrong is said at its field', async () => {
  const wrong = { endsOn: day('2025-12-31'), dayOfMonth: 15, termsDays: 3, unitsPerEuro: decimal('1.1') };
  expect(await problemsOf(recurs(person, '2026-01-05', { ...wrong, gross: '0' }))).toEqual([
    'unitsPerEuro expense.currency.rate',
    'termsDays recurring.terms.paid',
    'dayOfMonth recurring.day.other',
    'endsOn recurring.end.before',
  ]);
  const id = await recurs(person, '2026-01-05', { gross: '9999999999.99' });
  const tooMuch = { id, from: day('2026-02-01'), lines: [line('9999999999.99'), line('0.01')] };
  const prices = async () => setPrice(person.on('2026-01-05'), tooMuch);
  expect(await problemsOf(prices())).toEqual(['lines expense.amount.too-large']);
  expect(await problemsOf(recurs(person, '2026-01-05', { gross: '0' }))).toEqual([
    'lines.0 expense.amount.not-positive',
  ]);
});

test('made from an expense, that one stands for its day; changed, its next day is counted anew', async () => {
  const vendor = { name: 'Papierhaus', country: 'DE', vatId: '' };
  const { id: madeFrom } = await buys(person, '2026-01-30');
  const id = await recurs(person, '2026-01-30', {
    vendor,
    gross: '119',
    madeFrom,
    firstDueOn: day('2026-01-30'),
    dayOfMonth: 30,
  });
  await works(stage, '2026-01-30');
  expect([await standing(person), await daysOf(person, id)]).toEqual([['2026-01-30'], ['2026-01-30 billed']]);
  expect((await recurringOfExpense(person.on('2026-01-30'), madeFrom)).recurring).toMatchObject({
    id,
    how: 'billed',
  });
  const { version, fields } = await fieldsOf('2026-01-30');
  const changed = { ...fields, rhythm: 'quarterly', firstDueOn: day('2026-02-15'), dayOfMonth: 15 } as const;
  await updateRecurring(person.on('2026-02-01'), { id, version, fields: changed });
  expect(await refusalOf(updateRecurring(person.on('2026-02-01'), { id, version, fields }))).toBe(
    'CHANGED_MEANWHILE',
  );
  await works(stage, '2026-05-15');
  expect(await standing(person)).toEqual(['2026-01-30', '2026-02-15', '2026-05-15']);
  expect(await refusalOf(removeRecurring(person.on('2026-05-15'), id))).toBe('ALREADY_USED');
});

test('what will come is told for twelve months, without what is there, and what waits is late', async () => {
  await recurs(person, '2026-01-05', { entering: 'review' });
  await works(stage, '2026-02-28');
  const { costs, months, years } = await upcoming(person.on('2026-03-02'), {});
  expect(costs.map(({ dueOn }) => dueOn).slice(0, 4)).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
  ]);
  expect(costs).toHaveLength(14);
  expect(months.map(({ month, assumed }) => [month, assumed]).slice(0, 2)).toEqual([
    ['2026-03', 3 * 22_610],
    ['2026-04', 22_610],
  ]);
  expect(months.at(-1)?.month).toBe('2027-02');
  expect(years).toEqual([
    { year: 2026, certain: 0, assumed: 12 * 22_610 },
    { year: 2027, certain: 0, assumed: 2 * 22_610 },
  ]);
});

test('a stranger finds none of it', async () => {
  const id = await recurs(person, '2026-01-05', { entering: 'review' });
  await works(stage, '2026-01-31');
  const { version, fields } = await fieldsOf('2026-02-01');
  const stranger = (await enter(stage, { ...jonas, email: `${uuid()}@studio.example` })).on('2026-02-01');
  const dueOn = day('2026-01-31');
  const acts = [
    listDues(stranger, id),
    updateRecurring(stranger, { id, version, fields }),
    setPrice(stranger, { id, from: dueOn, lines: [line('1')] }),
    setPaused(stranger, { id, isPaused: true }),
    endRecurring(stranger, { id, endsOn: null }),
    removeRecurring(stranger, id),
    skipDue(stranger, { id, dueOn }),
    unskipDue(stranger, { id, dueOn }),
    acceptDue(stranger, { id, dueOn, idempotencyKey: uuid() }),
  ];
  expect(await Promise.all(acts.map(refusalOf))).toEqual(acts.map(() => 'NOT_FOUND'));
  expect(await listRecurring(stranger)).toEqual({ recurring: [], waiting: [], perYear: 0, perMonth: 0 });
  expect((await upcoming(stranger, {})).costs).toEqual([]);
  expect(await daysOf(person, id)).toEqual(['2026-01-31 waiting']);
});
