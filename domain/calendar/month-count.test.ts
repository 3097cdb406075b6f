import { expect, test } from 'vitest';
import { day, firstDayOfMonthCount, monthCount, yearOfMonthCount, yearsBegun } from './index.ts';

test('months are counted over the end of a year', () => {
  expect(monthCount(day('2026-02-28')) - monthCount(day('2025-11-01'))).toBe(3);
});

test.each(['2024-12-01', '2025-01-01'])('the count of %s leads back to it', (first) => {
  const count = monthCount(day(first));
  expect(firstDayOfMonthCount(count)).toBe(first);
  expect(yearOfMonthCount(count)).toBe(Number(first.slice(0, 4)));
});

test.each([
  [1, 1],
  [12, 1],
  [13, 2],
])('%i months begin %i years', (months, years) => {
  expect(yearsBegun(months)).toBe(years);
});
