/** What Jonas writes himself of what no money paid: the private use of his car, kilometres, meals and days at home. */
import type { Day, Month } from '@belegbar/domain/calendar';
import { cents, decimal } from '@belegbar/domain/money';
import type { HomeOffice, PrivateUse } from '@belegbar/domain/vouchers';
import { verifyJournal } from '@belegbar/server/journal';
import { cashEntries } from '@belegbar/server/tax-reports';
import {
  recordHomeOffice,
  recordHomeOfficeRoom,
  recordKilometres,
  recordMeals,
  recordPrivateUse,
  undoVoucher,
} from '@belegbar/server/vouchers';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { problemsOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import { boxesOfPeriod, linesOfYear } from '../support/vouchers.ts';

const TODAY = '2026-12-30';

let stage: Stage;
let person: Person;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
});
afterAll(() => stage.close());
beforeEach(async () => {
  person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
});
afterEach(async () => {
  expect(await verifyJournal(person.on('2026-12-31'))).toMatchObject({ firstBroken: null, wrongSums: [] });
});

const linesOf = (year: number) => linesOfYear(person.on(TODAY), year);
const boxesOf = (period: string) => boxesOfPeriod(person.on(TODAY), period);

test('the car of a quarter is taxed month by month, and what it cost is to be looked at', async () => {
  const months = { from: '2026-04' as Month, to: '2026-06' as Month };
  const car = { drive: 'electric', co2GramsPerKilometre: 0, electricRangeKilometres: 400 } as const;
  const bought = { listPrice: cents(8_800_000), boughtOn: '2025-07-15' as Day, hadInputVat: true };
  const use = { kind: 'carByListPrice', months, ...car, ...bought, commutingKilometres: null } as const;
  const made = await recordPrivateUse(person.on(TODAY), { idempotencyKey: uuid(), use });
  expect(made.hints.map(({ code }) => code)).toEqual(['voucher.car.cost-cap']);
  const again = await recordPrivateUse(person.on(TODAY), { idempotencyKey: uuid(), use });
  expect(again.hints.map(({ code }) => code)).toEqual(['voucher.car.cost-cap', 'voucher.car.same-months']);
  await undoVoucher(person.on(TODAY), { id: again.id, idempotencyKey: uuid() });
  // Three times 704.00 and 133.76; 3 x 220.00 are income.
  expect(await boxesOf('2026-Q2')).toEqual({ '81': 211_200, '83': 40_128 });
  expect(await boxesOf('2026-05')).toEqual({ '81': 70_400, '83': 13_376 });
  expect(await linesOf(2026)).toEqual({ income: 66_000, vatReceived: 40_128 });
  const running = { ...use, months: { ...months, to: '2026-12' as Month } };
  const early = recordPrivateUse(person.on(TODAY), { idempotencyKey: uuid(), use: running });
  expect(await problemsOf(early)).toEqual(['use.months voucher.day.future']);
});

test('nothing is recorded of a car that was not there yet, nor of a way that costs no cent', async () => {
  const uses = (use: PrivateUse) => recordPrivateUse(person.on(TODAY), { idempotencyKey: uuid(), use });
  const months = { from: '2026-06' as Month, to: '2026-08' as Month };
  const drive = { drive: 'combustion', co2GramsPerKilometre: 120, electricRangeKilometres: 0 } as const;
  const car = (boughtOn: string) =>
    uses({
      kind: 'carByListPrice',
      months,
      ...drive,
      listPrice: cents(3_000_000),
      boughtOn: boughtOn as Day,
      hadInputVat: true,
      commutingKilometres: null,
    });
  expect(await problemsOf(car('2026-07-01'))).toEqual(['use.months voucher.car.before-bought']);
  await car('2026-06-30');
  const logbook = uses({
    kind: 'carByLogbook',
    months,
    cost: cents(100_000),
    costWithInputVat: cents(0),
    privatePercent: decimal('60'),
    commutingPercent: decimal('41'),
  });
  expect(await problemsOf(logbook)).toEqual(['use.commutingPercent voucher.cost.part-above']);
  const electric = { ...drive, drive: 'electric', listPrice: cents(4_800_000) } as const;
  const byLogbook = (costWithInputVat: number, boughtOn: string) =>
    uses({
      kind: 'carByLogbook',
      months,
      cost: cents(100_000),
      costWithInputVat: cents(costWithInputVat),
      car: { ...electric, boughtOn: boughtOn as Day },
      privatePercent: decimal('30'),
      commutingPercent: null,
    });
  expect(await problemsOf(byLogbook(400_100, '2026-01-10'))).toEqual([
    'use.costWithInputVat voucher.cost.part-above',
  ]);
  expect(await problemsOf(byLogbook(400_000, '2018-12-31'))).toEqual(['use.car law.year.unknown']);
  expect(await problemsOf(byLogbook(400_000, '2026-07-01'))).toEqual([
    'use.months voucher.car.before-bought',
  ]);
  await byLogbook(400_000, '2026-01-10');
  const drives = (kilometres: string) => {
    const driven = { kind: 'trip', drivenOn: '2026-03-10' as Day, vehicle: 'car' } as const;
    const way = { ...driven, kilometres: decimal(kilometres) };
    return recordKilometres(person.on(TODAY), { idempotencyKey: uuid(), way, purpose: '' });
  };
  // 0.016 x 0.30 is less than half a cent.
  expect(await problemsOf(drives('0.016'))).toEqual(['way.kilometres payment.amount.not-positive']);
  await drives('0.017');
});

const rate = (days: HomeOffice) => recordHomeOffice(person.on(TODAY), { idempotencyKey: uuid(), work: days });

test('kilometres, meals and work at home are costs that no money pays', async () => {
  const now = person.on(TODAY);
  const driven = { kind: 'trip', drivenOn: '2026-03-10' as Day, vehicle: 'car' } as const;
  const way = { ...driven, kilometres: decimal('123.4') };
  await recordKilometres(now, { idempotencyKey: uuid(), way, purpose: 'Workshop' });
  const meals = { breakfast: true, lunch: false, dinner: false };
  const day = {
    on: '2026-03-10' as Day,
    country: 'FR',
    place: 'Paris',
    absence: 'fullDay',
    ...meals,
  } as const;
  const made = await recordMeals(now, { idempotencyKey: uuid(), days: [day], purpose: 'Messe' });
  expect(made.hints).toEqual([]);
  await rate({ days: ['2026-03-02', '2026-03-03'].map((one) => one as Day) });
  const months = ['2026-01', '2026-02'].map((one) => one as Month);
  await recordHomeOfficeRoom(now, { idempotencyKey: uuid(), months });
  // 37.02 + 46.40 + 12.00 + 210.00.
  expect(await linesOf(2026)).toEqual({ expenses: 30_542 });
  const { entries } = await cashEntries(now, { year: 2026, by: 'money' });
  expect(entries).toEqual([]);
  const abroad = { ...day, country: 'BR', place: null };
  const unknown = recordMeals(now, { idempotencyKey: uuid(), days: [abroad], purpose: '' });
  expect(await problemsOf(unknown)).toEqual(['days voucher.meals.place-unknown']);
});

test('days at home stand once, within the maximum, and never beside the room; taken back they are free', async () => {
  const months = { from: '2026-02' as Month, to: '2026-11' as Month };
  const { id } = await rate({ months, count: 209 });
  const december = { days: ['2026-12-01', '2026-12-02'].map((day) => day as Day) };
  expect(await problemsOf(rate(december))).toEqual(['work voucher.home-office.above-maximum']);
  const room = (month: string) =>
    recordHomeOfficeRoom(person.on(TODAY), { idempotencyKey: uuid(), months: [month as Month] });
  expect(await problemsOf(room('2026-03'))).toEqual(['months voucher.home-office.room-same-time']);
  await undoVoucher(person.on(TODAY), { id, idempotencyKey: uuid() });
  await rate(december);
  await room('2026-03');
  expect(await problemsOf(rate(december))).toEqual(['work voucher.home-office.day-twice']);
  // 12.00 + 105.00.
  expect(await linesOf(2026)).toEqual({ expenses: 11_700 });
});

test('two at once do not pass the maximum', async () => {
  const half = (from: string, to: string) =>
    rate({ months: { from: from as Month, to: to as Month }, count: 106 });
  const both = await Promise.allSettled([half('2026-01', '2026-06'), half('2026-07', '2026-11')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a day has one way to work, whichever voucher it is in, and two at once do not pass it', async () => {
  const months = { from: '2026-01' as Month, to: '2026-01' as Month };
  const drives = (days: number) =>
    recordKilometres(person.on(TODAY), {
      idempotencyKey: uuid(),
      way: { kind: 'commuting', months, days, kilometres: 10 },
      purpose: 'Werkstatt',
    });
  const { id } = await drives(20);
  expect(await problemsOf(drives(12))).toEqual(['way.days voucher.home-office.more-than-days']);
  const both = await Promise.allSettled([drives(11), drives(11)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await undoVoucher(person.on(TODAY), { id, idempotencyKey: uuid() });
  await drives(20);
});

test('a day away has its allowance once, whichever voucher it is in', async () => {
  const on = (day: string) => ({
    on: day as Day,
    country: 'DE',
    place: null,
    absence: 'fullDay' as const,
    breakfast: false,
    lunch: false,
    dinner: false,
  });
  const eats = (...days: string[]) =>
    recordMeals(person.on(TODAY), { idempotencyKey: uuid(), days: days.map(on), purpose: 'Messe' });
  const { id } = await eats('2025-12-31', '2026-01-01', '2026-01-02');
  const again = eats('2025-12-30', '2025-12-31');
  expect(await problemsOf(again)).toEqual(['days voucher.home-office.day-twice']);
  await eats('2026-01-03');
  await undoVoucher(person.on(TODAY), { id, idempotencyKey: uuid() });
  await eats('2025-12-30', '2025-12-31');
  // Twice 28.00, and once.
  expect([await linesOf(2025), await linesOf(2026)]).toEqual([{ expenses: 5_600 }, { expenses: 2_800 }]);
});

test('allowances abroad of a year that nobody has published are unknown, those at home are law', async () => {
  const eats = (country: string) =>
    recordMeals(person.on('2027-02-01'), {
      idempotencyKey: uuid(),
      days: [
        {
          on: '2027-01-11' as Day,
          country,
          place: null,
          absence: 'fullDay',
          breakfast: false,
          lunch: false,
          dinner: false,
        },
      ],
      purpose: 'Messe',
    });
  expect(await problemsOf(eats('FR'))).toEqual(['days voucher.meals.year-unknown']);
  await eats('DE');
  expect(await linesOf(2027)).toEqual({ expenses: 2_800 });
});
