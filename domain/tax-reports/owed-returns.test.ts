/** Which periods a small business is told to file, and why. */
import type { TaxRegime } from '@belegbar/domain/business';
import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { type MonthSum, owedReturns } from './index.ts';

const smallBusiness: TaxRegime = {
  validFrom: day('2026-01-01'),
  vatBasis: 'cash',
  smallBusiness: true,
  filingPeriod: 'quarter',
};
const before: TaxRegime = {
  validFrom: day('2000-01-01'),
  vatBasis: 'cash',
  smallBusiness: false,
  filingPeriod: 'month',
};

/** 120.00 and 22.80 a month, negative for what was bought. */
function sum(
  month: string,
  taxCode: MonthSum['taxCode'],
  scheme: MonthSum['scheme'] = 'smallBusiness',
): MonthSum {
  const sign = scheme === 'regular' ? 1 : -1;
  return {
    month: day(`${month}-01`),
    taxCode,
    scheme,
    kind: scheme === 'regular' ? 'payment' : 'expense',
    net: cents(sign * 12_000),
    vat: cents(sign * 2_280),
    deductible: cents(sign * 2_280),
    count: 1,
  };
}

function owed(...months: MonthSum[]) {
  return owedReturns({ months, regimes: [before, smallBusiness], land: 'HH' }).map(
    ({ period, payable, dueDate, reasons }) => [period, payable, dueDate, reasons.join(' ')],
  );
}

test('sales without VAT and purchases at home are in no return', () => {
  expect(owed(sum('2026-02', 'smallBusiness'), sum('2026-02', 'inputStandard19'))).toEqual([]);
});

// 120.00 x 19 % = 22.80, owed and not deducted (§ 13b (1), § 15 (2) UStG); two months of one quarter are one return.
test('services from the EU make a return for their quarter', () => {
  expect(owed(sum('2026-05', 'euServiceReverseCharge'))).toEqual([
    ['2026-Q2', 2_280, '2026-07-10', 'reverseCharge'],
  ]);
  expect(owed(sum('2026-04', 'euServiceReverseCharge'), sum('2026-06', 'otherReverseCharge'))).toEqual([
    ['2026-Q2', 4_560, '2026-07-10', 'reverseCharge'],
  ]);
});

test('goods from the EU are named as such', () => {
  expect(owed(sum('2026-08', 'intraCommunityAcquisition19'))).toEqual([
    ['2026-Q3', 2_280, '2026-10-12', 'acquisition'],
  ]);
});

test('months of the year before, and money that comes late for its supplies, are filed as they were taxed', () => {
  expect(owed(sum('2025-12', 'standard19', 'regular'), sum('2026-01', 'standard19', 'regular'))).toEqual([
    ['2026-Q1', 2_280, '2026-04-10', 'regular'],
    ['2025-12', 2_280, '2026-01-12', 'regular'],
  ]);
});

test('a year whose form is not known is left out', () => {
  expect(owed(sum('2021-05', 'euServiceReverseCharge'))).toEqual([]);
});
