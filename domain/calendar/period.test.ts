import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  day,
  firstDayOf,
  isPeriod,
  lastDayOf,
  monthOf,
  monthsOf,
  nextPeriod,
  type Period,
  periodContaining,
  previousPeriod,
  quarterOf,
} from './index.ts';

describe('a period', () => {
  test.each([
    ['2026-Q1', '2026-01-01', '2026-03-31', '2025-Q4', '2026-Q2'],
    ['2026-Q4', '2026-10-01', '2026-12-31', '2026-Q3', '2027-Q1'],
    ['2026-04', '2026-04-01', '2026-04-30', '2026-03', '2026-05'],
    ['2024-02', '2024-02-01', '2024-02-29', '2024-01', '2024-03'],
    ['2026-12', '2026-12-01', '2026-12-31', '2026-11', '2027-01'],
  ])('%s', (text, first, last, previous, next) => {
    const period = text as Period;
    expect(firstDayOf(period)).toBe(first);
    expect(lastDayOf(period)).toBe(last);
    expect(previousPeriod(period)).toBe(previous);
    expect(nextPeriod(period)).toBe(next);
  });
});

test.each(['2026-Q5', '2026-Q0', '2026-13', '2026-00', '2026', '2026-1', 'Q1-2026', '', '2026-04-01'])(
  '"%s" is no period',
  (text) => {
    expect(isPeriod(text)).toBe(false);
  },
);

test('a quarter has three months', () => {
  expect(monthsOf(quarterOf(day('2026-11-21')))).toEqual(['2026-10', '2026-11', '2026-12']);
});

test('every day lies in its period, and the day after the last in the next', () => {
  const anyDay = fc.integer({ min: 0, max: 100_000 }).map((count) => addDays(day('1950-01-01'), count));
  fc.assert(
    fc.property(anyDay, fc.constantFrom('month', 'quarter'), (value, length) => {
      const period = periodContaining(value, length);
      expect(isPeriod(period)).toBe(true);
      expect(firstDayOf(period) <= value && value <= lastDayOf(period)).toBe(true);
      expect(periodContaining(addDays(lastDayOf(period), 1), length)).toBe(nextPeriod(period));
      expect(previousPeriod(nextPeriod(period))).toBe(period);
      expect(monthsOf(quarterOf(value))).toContain(monthOf(value));
    }),
  );
});
