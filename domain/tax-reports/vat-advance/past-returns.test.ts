import type { TaxRegime } from '@belegbar/domain/business';
import { type Day, day, type Period } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import type { MonthSum } from './owed-returns.ts';
import { booksBegan, isBeforeBooks, pastReturns } from './past-returns.ts';
import { PLAIN_FILING } from './vat-advance.ts';

const today = day('2026-11-23');
const regular: TaxRegime = {
  validFrom: day('2020-01-01'),
  vatBasis: 'accrual',
  smallBusiness: false,
  filingPeriod: 'quarter',
};

/** A sale of 1,000.00 at 19 %. */
function sale(month: string, scheme: MonthSum['scheme'] = 'regular'): MonthSum {
  const sums = { net: cents(100_000), vat: cents(19_000), deductible: cents(0), count: 1 };
  return { month: day(month), taxCode: 'standard19', scheme, kind: 'invoice', ...sums };
}

const periods = (
  months: MonthSum[],
  {
    foundedOn = null as Day | null,
    regimes = [regular],
  }: { foundedOn?: Day | null; regimes?: TaxRegime[] } = {},
) => {
  const began = booksBegan({ firstMonths: months, foundedOn, today });
  return pastReturns({ months, regimes, land: 'BE', filing: PLAIN_FILING, began, today }).map(
    ({ period }) => period,
  );
};

test('from the first month in the books on every quarter that is over is owed, also an empty one', () => {
  expect(periods([sale('2026-02-01')])).toEqual(['2026-Q1', '2026-Q2', '2026-Q3']);
});

test('nothing is owed for the time before the business began', () => {
  expect(periods([], { foundedOn: day('2026-11-20') })).toEqual([]);
  expect(periods([], { foundedOn: day('2026-08-15') })).toEqual(['2026-Q3']);
});

test('books without anything and without a day on which they began owe nothing that is known', () => {
  expect(periods([])).toEqual([]);
});

test('a small business owes none for a quarter in which it was no buyer from abroad', () => {
  const small = { ...regular, smallBusiness: true };
  expect(periods([], { foundedOn: day('2026-01-01'), regimes: [small] })).toEqual([]);
});

test('who is freed from advance returns owes none (§ 18 (2) s. 3 UStG)', () => {
  const freed = { ...regular, filingPeriod: 'none' as const };
  expect(periods([sale('2026-02-01')], { regimes: [freed] })).toEqual([]);
});

test('books of earlier years owe a return for every quarter since, of the last year and this one', () => {
  const began = booksBegan({ firstMonths: [sale('2023-05-01')], foundedOn: null, today });
  expect(began).toBe('2023-05-01');
  const owed = pastReturns({
    months: [],
    regimes: [regular],
    land: 'BE',
    filing: PLAIN_FILING,
    began,
    today,
  });
  expect(owed.map(({ period }) => period)).toEqual([
    '2025-Q1',
    '2025-Q2',
    '2025-Q3',
    '2025-Q4',
    '2026-Q1',
    '2026-Q2',
    '2026-Q3',
  ]);
});

test.each([
  ['2026-Q3', '2026-10-01', true],
  ['2026-Q3', '2026-09-30', false],
  ['2026-Q4', '2026-11-01', false],
  ['2026-Q3', null, true],
  ['2026-Q4', null, false],
  ['2024-Q1', '2023-05-01', false],
] as const)('%s, with books that began on %s, is before them: %s', (period, began, isBefore) => {
  expect(isBeforeBooks(period as Period, { began: began as Day | null, today })).toBe(isBefore);
});
