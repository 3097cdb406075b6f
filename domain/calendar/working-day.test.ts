import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  day,
  type HolidayCode,
  holidays,
  LAENDER,
  type Land,
  shiftToWorkingDay,
  weekday,
  yearOf,
} from './index.ts';

/** Dates by the calendars of the Länder. */
describe('a public holiday', () => {
  test.each<[string, HolidayCode, Land | null]>([
    ['2026-01-01', 'newYear', null],
    ['2026-04-03', 'goodFriday', null],
    ['2026-04-06', 'easterMonday', null],
    ['2025-04-21', 'easterMonday', null],
    ['2024-05-09', 'ascension', null],
    ['2026-05-14', 'ascension', null],
    ['2026-05-25', 'whitMonday', null],
    ['2026-10-03', 'unityDay', null],
    ['2026-01-06', 'epiphany', 'BY'],
    ['2019-03-08', 'womensDay', 'BE'],
    ['2023-03-08', 'womensDay', 'MV'],
    ['2025-05-08', 'liberationDay', 'BE'],
    ['2028-06-17', 'uprisingDay', 'BE'],
    ['2026-06-04', 'corpusChristi', 'NW'],
    ['2026-08-15', 'assumption', 'SL'],
    ['2019-09-20', 'childrensDay', 'TH'],
    ['2017-10-31', 'reformationDay', null],
    ['2018-10-31', 'reformationDay', 'HH'],
    ['2015-10-31', 'reformationDay', 'BB'],
    ['2026-11-01', 'allSaints', 'RP'],
    ['2026-11-18', 'repentanceDay', 'SN'],
    ['2028-11-22', 'repentanceDay', 'SN'],
    ['2027-03-28', 'easterSunday', 'BB'],
  ])('%s is %s in %s', (text, code, land) => {
    expect(holidays(yearOf(day(text)), land).get(day(text))).toBe(code);
  });

  test.each<[string, Land | null]>([
    ['2018-03-08', 'BE'],
    ['2022-03-08', 'MV'],
    ['2026-05-08', 'BE'],
    ['2018-09-20', 'TH'],
    ['2016-10-31', 'HH'],
    ['2026-10-31', 'RP'],
    ['2026-10-31', 'BE'],
    ['2026-12-24', 'BY'],
    ['2026-12-31', 'BY'],
    ['2026-06-04', 'BE'],
    ['2026-06-04', null],
  ])('%s is none in %s', (text, land) => {
    expect(holidays(yearOf(day(text)), land).has(day(text))).toBe(false);
  });
});

describe('a due date', () => {
  test.each<[string, Land | null, string, string | null]>([
    ['2026-02-10', 'BE', '2026-02-10', null],
    // 10 May 2026 is a Sunday, 10 October 2026 a Saturday.
    ['2026-05-10', 'BE', '2026-05-11', 'sunday'],
    ['2026-10-10', 'BE', '2026-10-12', 'saturday'],
    // Good Friday 10 April 2020, then the weekend and Easter Monday.
    ['2020-04-10', 'BE', '2020-04-14', 'holiday'],
    // Ascension 10 May 2018 was a Thursday.
    ['2018-05-10', 'BY', '2018-05-11', 'holiday'],
    ['2026-01-06', 'BY', '2026-01-07', 'holiday'],
    ['2026-01-06', 'BE', '2026-01-06', null],
    ['2026-12-24', 'BE', '2026-12-24', null],
  ])('on %s in %s is %s', (text, land, expected, reason) => {
    expect(shiftToWorkingDay(day(text), land)).toEqual({ day: expected, shiftedBy: reason });
  });
});

test('a shifted day is a working day, never earlier and at most five days later', () => {
  const anyDay = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays(day('2000-01-01'), count));
  fc.assert(
    fc.property(anyDay, fc.constantFrom(null, ...LAENDER), (value, land) => {
      const shifted = shiftToWorkingDay(value, land);
      expect(shifted.day >= value && shifted.day <= addDays(value, 5)).toBe(true);
      expect(weekday(shifted.day)).toBeLessThan(6);
      expect(holidays(yearOf(shifted.day), land).has(shifted.day)).toBe(false);
      expect(shifted.shiftedBy === null).toBe(shifted.day === value);
    }),
  );
});
