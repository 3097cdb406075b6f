import { describe, expect, test } from 'vitest';
import { askedPeriod, writePeriod } from './asked-period.ts';
import { day } from './day.ts';

const TODAY = day('2026-01-15');

describe('a period that is asked for', () => {
  test.each([
    ['this-month', '2026-01-01', '2026-01-31'],
    ['last-month', '2025-12-01', '2025-12-31'],
    ['this-quarter', '2026-01-01', '2026-03-31'],
    ['last-quarter', '2025-10-01', '2025-12-31'],
    ['this-year', '2026-01-01', '2026-12-31'],
    ['last-year', '2025-01-01', '2025-12-31'],
    ['2024', '2024-01-01', '2024-12-31'],
    ['2024-Q1', '2024-01-01', '2024-03-31'],
    ['2024-02', '2024-02-01', '2024-02-29'],
    ['2026-04-03_2026-05-01', '2026-04-03', '2026-05-01'],
    ['2026-04-03_', '2026-04-03', null],
    ['_2026-04-03', null, '2026-04-03'],
  ])('%s goes from %s to %s', (text, from, to) => {
    expect(askedPeriod(text, TODAY)).toEqual({ from, to });
  });

  test.each(['', '_', 'next-month', '2026-13', '26', '2026-02-30_', '2026-05-01_2026-04-03', 'a_b_c'])(
    '%s is none',
    (text) => {
      expect(askedPeriod(text, TODAY)).toBeNull();
    },
  );

  test('is written as it is read', () => {
    const range = { from: day('2026-04-03'), to: null };
    expect(askedPeriod(writePeriod(range), TODAY)).toEqual(range);
    expect(writePeriod({ from: null, to: null })).toBe('');
  });
});
