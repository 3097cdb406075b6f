/** Kilometres, meals away and work at home, worked by hand from the law. */
import { day, type Month } from '@belegbar/domain/calendar';
import type { NewEntry } from '@belegbar/domain/journal';
import type { Known } from '@belegbar/domain/law';
import { assert, decimal } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import {
  bookHomeOffice,
  bookHomeOfficeRoom,
  bookKilometres,
  bookMeals,
  type DayAway,
  type HomeOffice,
  homeOfficeRefusal,
  homeOfficeRoomRefusal,
  isWayTwice,
  type Kilometres,
  mealsHints,
} from './index.ts';
import { A_VOUCHER } from './testing/voucher.ts';

/** Day and amount of each entry; all are costs that no money pays. */
function costs(entries: Known<NewEntry[]>): [string, number][] {
  assert(entries.known, 'the law of these years');
  for (const { basis, taxCode, taxPoint, vat } of entries.value)
    expect([basis, taxCode, taxPoint, vat]).toEqual(['nonCash', 'inputNone', null, 0]);
  return entries.value.map(({ bookedOn, net }) => [bookedOn, net]);
}

const month = (text: string) => text as Month;

describe('kilometres', () => {
  test('0.30 a driven kilometre of a car, 0.20 of another motor vehicle', () => {
    const trip = { kind: 'trip', drivenOn: day('2026-03-10'), kilometres: decimal('123.4') } as const;
    // 123.4 x 0.30 = 37.02; x 0.20 = 24.68.
    expect(costs(bookKilometres({ ...trip, vehicle: 'car' }, A_VOUCHER))).toEqual([['2026-03-10', -3_702]]);
    expect(costs(bookKilometres({ ...trip, vehicle: 'otherMotorVehicle' }, A_VOUCHER))).toEqual([
      ['2026-03-10', -2_468],
    ]);
  });

  // 25 km on 200 days: 20 x 0.30 + 5 x 0.35 = 7.75; 20 x 0.30 + 5 x 0.38 = 7.90; 25 x 0.38 = 9.50.
  test.for([
    [2021, -155_000],
    [2025, -158_000],
    [2026, -190_000],
  ])('the way to work in %s', ([year, net]) => {
    const months = { from: month(`${year}-01`), to: month(`${year}-12`) };
    const way = { kind: 'commuting', months, days: 200, kilometres: 25 } as const;
    expect(costs(bookKilometres(way, A_VOUCHER))).toEqual([[`${year}-12-31`, net]]);
  });

  test('twenty kilometres have the near rate alone', () => {
    const months = { from: month('2025-01'), to: month('2025-12') };
    const way = { kind: 'commuting', months, days: 10, kilometres: 20 } as const;
    expect(costs(bookKilometres(way, A_VOUCHER))).toEqual([['2025-12-31', -6_000]]);
  });

  const ways = (from: string, to: string, days: number): Kilometres => {
    const months = { from: month(from), to: month(to) };
    return { kind: 'commuting', months, days, kilometres: 10 };
  };
  const trip = {
    kind: 'trip',
    drivenOn: day('2026-01-10'),
    kilometres: decimal('9'),
    vehicle: 'car',
  } as const;
  // § 9 (1) No. 4 s. 1 EStG: each working day once. 2026: January has 31 days, February 28.
  test.for<[string, Kilometres, Kilometres[], boolean]>([
    ['the days of January', ways('2026-01', '2026-01', 31), [], false],
    ['once more', ways('2026-01', '2026-01', 1), [ways('2026-01', '2026-01', 31)], true],
    ['its rest', ways('2026-01', '2026-01', 11), [ways('2026-01', '2026-01', 20)], false],
    ['more than its rest', ways('2026-01', '2026-01', 12), [ways('2026-01', '2026-01', 20)], true],
    ['more than both months have', ways('2026-01', '2026-02', 40), [ways('2026-02', '2026-02', 20)], true],
    ['a trip on a day of work', trip, [ways('2026-01', '2026-01', 31)], false],
    ['a way on the day of a trip', ways('2026-01', '2026-01', 31), [trip], false],
  ])('ways to work, a day once, with all that stands: %s', ([, way, standing, isRefused]) => {
    expect(isWayTwice(way, standing)).toBe(isRefused);
  });

  test('a year before the table is refused', () => {
    const months = { from: month('2020-01'), to: month('2020-12') };
    const way = { kind: 'commuting', months, days: 10, kilometres: 20 } as const;
    expect(bookKilometres(way, A_VOUCHER)).toMatchObject({ known: false, year: 2020 });
  });
});

const NO_MEALS = { breakfast: false, lunch: false, dinner: false };

function away(on: string, changes: Partial<DayAway> = {}): DayAway {
  return { on: day(on), country: 'DE', place: null, absence: 'fullDay', ...NO_MEALS, ...changes };
}

describe('meals away', () => {
  test('three days in Germany with breakfast: 14.00 + 22.40 + 8.40', () => {
    const days = [
      away('2026-03-10', { absence: 'arrivalOrDeparture' }),
      away('2026-03-11', { breakfast: true }),
      away('2026-03-12', { absence: 'arrivalOrDeparture', breakfast: true }),
    ];
    expect(costs(bookMeals({ days }, A_VOUCHER))).toEqual([['2026-03-12', -4_480]]);
  });

  test('three days in Paris with breakfast: 39.00 + 46.40 + 27.40', () => {
    const paris = { country: 'FR', place: 'Paris' };
    const days = [
      away('2026-03-10', { ...paris, absence: 'arrivalOrDeparture' }),
      away('2026-03-11', { ...paris, breakfast: true }),
      away('2026-03-12', { ...paris, absence: 'arrivalOrDeparture', breakfast: true }),
    ];
    expect(costs(bookMeals({ days }, A_VOUCHER))).toEqual([['2026-03-12', -11_280]]);
  });

  test.for<[string, Partial<DayAway>, number]>([
    ['more than eight hours', { absence: 'overEightHours' }, -1_400],
    ['with lunch: 14.00 less 11.20', { absence: 'overEightHours', lunch: true }, -280],
    ['Lyon has the rest of France', { country: 'FR' }, -5_300],
    ['Warsaw', { country: 'PL', place: 'Warschau' }, -4_000],
    ['Krakow, which lost its row with 2024', { country: 'PL', place: 'Krakau' }, -3_400],
    ['Vienna', { country: 'AT' }, -5_000],
  ])('%s', ([, changes, net]) => {
    expect(costs(bookMeals({ days: [away('2025-06-03', changes)] }, A_VOUCHER))).toEqual([
      ['2025-06-03', net],
    ]);
  });

  test('meals never make a day less than nothing', () => {
    const fed = away('2026-03-10', { absence: 'arrivalOrDeparture', lunch: true, dinner: true });
    expect(costs(bookMeals({ days: [fed] }, A_VOUCHER))).toEqual([]);
  });

  test('a trip over the turn of the year counts in both', () => {
    const days = [away('2026-01-01'), away('2025-12-31'), away('2025-12-30')];
    expect(costs(bookMeals({ days }, A_VOUCHER))).toEqual([
      ['2025-12-31', -5_600],
      ['2026-01-01', -2_800],
    ]);
  });

  test.for<[string, DayAway, number]>([
    ['a country that is not in the table', away('2026-03-10', { country: 'BR' }), 2026],
    ['a place that is not in the table', away('2026-03-10', { country: 'IT', place: 'Milano' }), 2026],
    ['a year without its letter', away('2027-03-10', { country: 'FR', place: 'Paris' }), 2027],
  ])('%s is refused', ([, one, year]) => {
    expect(bookMeals({ days: [one] }, A_VOUCHER)).toMatchObject({ known: false, year });
  });

  test('three months at one place are told, and begin anew after four weeks', () => {
    const told = (days: string[]) =>
      mealsHints({ days: days.map((on) => away(on)) }, []).map(({ code }) => code);
    const weekly = ['2026-01-05', '2026-01-26', '2026-02-16', '2026-03-09', '2026-03-30'];
    expect(told(weekly)).toEqual([]);
    expect(told([...weekly, '2026-04-06'])).toEqual(['voucher.meals.three-months']);
    // 29 days after 9 March.
    expect(told([...weekly.slice(0, 4), '2026-04-07'])).toEqual([]);
  });

  test('three months are told over several vouchers, where they name the place', () => {
    const before = ['2026-01-05', '2026-01-26', '2026-02-16', '2026-03-09', '2026-03-30'];
    const told = (country: string, place: string | null, on = '2026-04-06') =>
      mealsHints({ days: [away(on, { country, place })] }, [
        { days: [...before, '2026-04-07'].map((on) => away(on, { country: 'FR', place: 'Paris' })) },
        { days: before.map((on) => away(on)) },
      ]).map(({ code }) => code);
    expect(told('FR', 'Paris')).toEqual(['voucher.meals.three-months']);
    // After four weeks elsewhere, whatever was too long before.
    expect(told('FR', 'Paris', '2026-06-01')).toEqual([]);
    expect(told('FR', 'Lyon')).toEqual([]);
    expect(told('DE', null)).toEqual([]);
  });
});

describe('work at home', () => {
  const days = (...list: string[]): HomeOffice => ({ days: list.map(day) });
  const counted = (from: string, to: string, count: number): HomeOffice => ({
    months: { from: month(from), to: month(to) },
    count,
  });
  const refused = (work: HomeOffice, standing: HomeOffice[], rooms: string[][] = []) =>
    homeOfficeRefusal(work, {
      days: standing,
      rooms: rooms.map((months) => ({ months: months.map(month) })),
    });

  test('6.00 a day, by the months of the days', () => {
    const work = days('2026-03-02', '2026-03-03', '2026-04-01');
    expect(costs(bookHomeOffice(work, A_VOUCHER))).toEqual([
      ['2026-03-03', -1_200],
      ['2026-04-01', -600],
    ]);
    expect(costs(bookHomeOffice(counted('2026-01', '2026-12', 210), A_VOUCHER))).toEqual([
      ['2026-12-31', -126_000],
    ]);
  });

  test('at most 210 days a year, over all that was entered', () => {
    const half = counted('2026-01', '2026-06', 120);
    expect(refused(counted('2026-07', '2026-12', 90), [half])).toEqual({ known: true, value: null });
    expect(refused(counted('2026-07', '2026-12', 91), [half])).toEqual({
      known: true,
      value: { code: 'voucher.home-office.above-maximum', left: 90 },
    });
  });

  test('no day twice', () => {
    const twice = { known: true, value: { code: 'voucher.home-office.day-twice' } };
    expect(refused(days('2026-03-02', '2026-03-02'), [])).toEqual(twice);
    expect(refused(days('2026-03-02'), [days('2026-03-02')])).toEqual(twice);
    expect(refused(days('2026-03-03'), [days('2026-03-02')])).toEqual({ known: true, value: null });
  });

  // 2026: January has 31 days, February 28, March 31, the three together 90.
  test.for<[string, HomeOffice, HomeOffice[], boolean]>([
    ['all of March', counted('2026-03', '2026-03', 31), [], false],
    ['once more', counted('2026-03', '2026-03', 1), [counted('2026-03', '2026-03', 31)], true],
    ['its last day beside thirty', days('2026-03-31'), [counted('2026-03', '2026-03', 30)], false],
    ['a day beside all of it', days('2026-03-31'), [counted('2026-03', '2026-03', 31)], true],
    ['the rest of a quarter', counted('2026-01', '2026-03', 59), [counted('2026-01', '2026-01', 31)], false],
    ['more than that', counted('2026-01', '2026-03', 60), [counted('2026-01', '2026-01', 31)], true],
    [
      '20 in January and 30 in both leave 9 of 59 to February',
      counted('2026-02', '2026-02', 9),
      [counted('2026-01', '2026-01', 20), counted('2026-01', '2026-02', 30)],
      false,
    ],
    [
      'and not 10',
      counted('2026-02', '2026-02', 10),
      [counted('2026-01', '2026-01', 20), counted('2026-01', '2026-02', 30)],
      true,
    ],
  ])('no more days than there are, with all that stands: %s', ([, work, standing, isRefused]) => {
    expect(refused(work, standing)).toEqual({
      known: true,
      value: isRefused ? { code: 'voucher.home-office.more-than-days' } : null,
    });
  });

  test('never the room and the days for the same time', () => {
    const sameTime = { code: 'voucher.home-office.room-same-time' };
    expect(refused(days('2026-03-02'), [], [['2026-03']])).toEqual({ known: true, value: sameTime });
    expect(refused(counted('2026-01', '2026-03', 5), [], [['2026-03']])).toEqual({
      known: true,
      value: sameTime,
    });
    const room = { months: [month('2026-03')] };
    expect(homeOfficeRoomRefusal(room, { days: [days('2026-03-02')], rooms: [] })).toEqual(sameTime);
    expect(homeOfficeRoomRefusal(room, { days: [days('2026-04-01')], rooms: [] })).toBeNull();
    expect(homeOfficeRoomRefusal(room, { days: [], rooms: [room] })).toEqual({
      code: 'voucher.home-office.day-twice',
    });
  });

  test('the room: 1,260 a year, 105 less for each month without', () => {
    const year = Array.from({ length: 12 }, (_, index) =>
      month(`2026-${String(index + 1).padStart(2, '0')}`),
    );
    const sum = (months: Month[]) =>
      costs(bookHomeOfficeRoom({ months }, A_VOUCHER)).reduce((all, [, net]) => all + net, 0);
    expect(sum(year)).toBe(-126_000);
    expect(sum(year.slice(2))).toBe(-105_000);
  });

  test('the law before 2023 is not known', () => {
    expect(bookHomeOffice(days('2022-03-02'), A_VOUCHER)).toMatchObject({ known: false, year: 2022 });
    expect(bookHomeOfficeRoom({ months: [month('2022-03')] }, A_VOUCHER)).toMatchObject({ known: false });
  });
});
