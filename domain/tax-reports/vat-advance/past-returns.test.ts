import type { TaxRegime } from '@belegbar/domain/business';
import { type Day, day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import type { MonthSum } from './owed-returns.ts';
import { pastReturns } from './past-returns.ts';
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
  return pastReturns({ months, regimes, land: 'BE', filing: PLAIN_FILING, foundedOn, today }).map(
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
