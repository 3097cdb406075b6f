import type { TaxRegime } from '@belegbar/domain/business';
import { day } from '@belegbar/domain/calendar';
import { type VatAdvanceForm, vatAdvanceForm } from '@belegbar/domain/law';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { advancesOfYear, annualDue, type MonthSum, periodsOfYear } from '../index.ts';

function regime(validFrom: string, filingPeriod: 'month' | 'quarter'): TaxRegime {
  return { validFrom: day(validFrom), vatBasis: 'accrual', smallBusiness: false, filingPeriod };
}

function sale(month: string, net: number, vat: number): MonthSum {
  const amounts = { net: cents(net), vat: cents(vat), deductible: cents(vat), count: 1 };
  return { month: day(`${month}-01`), taxCode: 'standard19', scheme: 'regular', kind: 'invoice', ...amounts };
}

const form = vatAdvanceForm(2026);
const form2026 = (form.known ? form.value : null) as VatAdvanceForm;

test.for([
  ['quarters', [regime('2000-01-01', 'quarter')], ['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4']],
  [
    'quarters, then months from July',
    [regime('2000-01-01', 'quarter'), regime('2026-07-01', 'month')],
    ['2026-Q1', '2026-Q2', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11', '2026-12'],
  ],
  [
    'months up to the end of the quarter, then quarters',
    [regime('2000-01-01', 'month'), regime('2026-02-01', 'quarter')],
    ['2026-01', '2026-02', '2026-03', '2026-Q2', '2026-Q3', '2026-Q4'],
  ],
] as const)('a year is filed in %s', ([, regimes, periods]) => {
  expect(periodsOfYear(2026, [...regimes])).toEqual(periods);
});

// Each return cuts its own cents: 100.99 and 200.99 are 100 and 200, x 19 % = 19.00 and 38.00.
test('the sum of the year is that of its returns, each cut by itself', () => {
  const year = advancesOfYear({
    months: [sale('2026-01', 10_099, 1_919), sale('2026-04', 20_099, 3_819)],
    regimes: [regime('2000-01-01', 'quarter')],
    form: form2026,
    land: 'BE',
    until: day('2026-04-01'),
  });
  expect(year.periods.map(({ period, payable }) => [period, payable])).toEqual([
    ['2026-Q1', 1_900],
    ['2026-Q2', 3_800],
  ]);
  expect(year.payable).toBe(5_700);
  expect(
    year.boxes.map(({ kennzahl, amount, exact, computedTax }) => [kennzahl, amount, exact, computedTax]),
  ).toEqual([
    ['81', 30_000, 30_198, 5_700],
    ['83', 5_700, 5_738, null],
  ]);
});

// 31 July 2026 is a Friday, 31 July 2027 a Saturday; 28 February 2027 is a Sunday.
test('the annual return is due on the last of July or the working day after', () => {
  expect(annualDue(2025, 'HH')).toMatchObject({
    value: { dueDate: '2026-07-31', dueShiftedBy: null, advisedDueDate: '2027-03-01' },
  });
  expect(annualDue(2026, 'HH')).toMatchObject({
    value: { dueDate: '2027-08-02', statutoryDueDate: '2027-07-31', dueShiftedBy: 'saturday' },
  });
});
