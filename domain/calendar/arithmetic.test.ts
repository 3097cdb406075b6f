import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  day,
  daysBetween,
  endOfMonth,
  formatDay,
  isDay,
  weekday,
  yearOf,
} from './index.ts';

describe('months end where they end', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -13, '2024-12-15'],
    ['2026-05-10', 0, '2026-05-10'],
  ])('%s and %d months', (from, count, to) => {
    expect(addMonths(day(from), count)).toBe(to);
  });
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2000-02-28', 2, '2000-03-01'],
  ['1900-02-28', 1, '1900-03-01'],
])('%s and %d days', (from, count, to) => {
  expect(addDays(day(from), count)).toBe(to);
});

test.each([
  // 1 January 2024 was a Monday.
  ['2024-01-01', 1],
  ['2026-04-05', 7],
  ['2026-11-21', 6],
  ['1900-01-01', 1],
  ['2000-01-01', 6],
])('the weekday of %s', (text, expected) => {
  expect(weekday(day(text))).toBe(expected);
});

test.each([
  '2026-02-29',
  '2100-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-04-31',
  '26-01-01',
  '2026-1-1',
  '2026-01-01T00:00',
  '1899-12-31',
  '3000-01-01',
  '',
])('"%s" is no day', (text) => {
  expect(isDay(text)).toBe(false);
  expect(() => day(text)).toThrow('not a day');
});

test('a day as people write it', () => {
  expect(formatDay(day('2026-10-08'), 'de')).toBe('08.10.2026');
  expect(formatDay(day('2026-10-08'), 'en')).toBe('8 Oct 2026');
});

const anyDay = fc.integer({ min: 0, max: 200_000 }).map((count) => addDays(day('1900-01-01'), count));

test('days follow each other as the Gregorian calendar has them', () => {
  const milliseconds = 86_400_000;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), (count) => {
      const date = new Date(Date.UTC(1900, 0, 1) + count * milliseconds);
      const counted = addDays(day('1900-01-01'), count);
      expect(counted).toBe(date.toISOString().slice(0, 10));
      expect(weekday(counted) % 7).toBe(date.getUTCDay());
    }),
  );
});

test('going and coming back is staying', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -10_000, max: 10_000 }), (from, count) => {
      expect(daysBetween(from, addDays(from, count))).toBe(count);
      expect(addDays(addDays(from, count), -count)).toBe(from);
    }),
  );
});

test('a month later is in the next month, on the same day or its last', () => {
  fc.assert(
    fc.property(anyDay, (from) => {
      const later = addMonths(from, 1);
      expect(later > from).toBe(true);
      expect(later.slice(8) === from.slice(8) || later === endOfMonth(later)).toBe(true);
      expect(addMonths(from, 12) >= addDays(from, 365)).toBe(true);
      expect(yearOf(addMonths(from, 12))).toBe(yearOf(from) + 1);
    }),
  );
});
