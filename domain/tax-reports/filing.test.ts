/** How often advance returns are due, and what the permanent extension changes (§ 18 (2) UStG, §§ 46 to 48 UStDV). */
import { type Day, day, type Period, quarterOf } from '@belegbar/domain/calendar';
import { filingLimits, vatAdvanceForm } from '@belegbar/domain/law';
import { assert, cents } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import {
  annualised,
  type Filing,
  isReturnRequired,
  mayChooseMonth,
  proposeFilingPeriod,
  specialPrepayment,
  specialPrepaymentDueDate,
  vatAdvance,
  vatAdvanceDueDate,
} from './index.ts';

test.each([
  // More than 9,000 euros by the month, more than 2,000 by the quarter, since 2025; 7,500 and 1,000 before.
  [2026, 900_000, 'quarter'],
  [2026, 900_001, 'month'],
  [2026, 200_000, 'none'],
  [2026, 200_001, 'quarter'],
  // Freed from returns, who is refunded would wait for the annual return.
  [2026, 0, 'none'],
  [2026, -1, 'quarter'],
  [2026, -50_000, 'quarter'],
  [2024, 750_001, 'month'],
  [2024, 100_000, 'none'],
  [2024, 100_001, 'quarter'],
])('in %d a tax of %d cents the year before proposes: %s', (year, tax, period) => {
  const limits = filingLimits(year);
  assert(limits.known, 'limits of the year');
  expect(proposeFilingPeriod({ year, foundedOn: null, previousTax: cents(tax) }, limits.value)).toBe(period);
});

test.each([
  // § 18 (2) s. 4 UStG: by the month in the year of founding and the next; s. 6 suspends that for 2021 to 2026.
  [2025, '2025-03-01', null, null],
  [2026, '2025-03-01', 100_000, 'none'],
  [2026, '2026-03-01', null, null],
  [2027, '2026-03-01', 100_000, 'month'],
  [2027, '2027-03-01', null, 'month'],
  [2027, '2025-12-31', 100_000, 'none'],
] as const)(
  'in %d who began on %s, with %s cents the year before, files: %s',
  (year, foundedOn, tax, period) => {
    const limits = filingLimits(year);
    assert(limits.known, 'limits of the year');
    const facts = { year, foundedOn: day(foundedOn), previousTax: tax === null ? null : cents(tax) };
    expect(proposeFilingPeriod(facts, limits.value)).toBe(period);
  },
);

test.each([
  // § 18 (2a) UStG: more than 9,000 euros since 2025, more than 7,500 before.
  [2026, -900_000, false],
  [2026, -900_001, true],
  [2026, 900_001, false],
  [2024, -750_001, true],
])('in %d a tax of %d cents the year before lets choose the month: %s', (year, tax, may) => {
  const limits = filingLimits(year);
  assert(limits.known, 'limits of the year');
  expect(mayChooseMonth(cents(tax), limits.value)).toBe(may);
});

test('no limits are guessed for a year that nobody has read', () => {
  expect(filingLimits(2031).known).toBe(false);
});

test('Jonas, who began in June, has seven months counted as twelve', () => {
  // 4,200.00 / 7 × 12 = 7,200.00
  expect(annualised(cents(420_000), 7)).toBe(720_000);
  expect(annualised(cents(420_000), 12)).toBe(420_000);
});

test.each([
  // 11,000.00 / 11 and 10,000.00 / 11 = 909.0909…
  [1_100_000, 100_000],
  [1_000_000, 90_909],
  [-1_000_000, 0],
])('of %d cents the year before, %d are prepaid', (tax, prepaid) => {
  expect(specialPrepayment(cents(tax))).toBe(prepaid);
});

describe('with a permanent extension from July 2026 to June 2027', () => {
  const extension = { from: day('2026-07-01'), until: day('2027-06-30') };

  test.each([
    // The 10th of the month after the next; 10 October 2026 is a Saturday.
    ['2026-06', '2026-07-10'],
    ['2026-07', '2026-09-10'],
    ['2026-08', '2026-10-12'],
    ['2026-12', '2027-02-10'],
    ['2027-06', '2027-08-10'],
    ['2027-07', '2027-08-10'],
    ['2026-Q2', '2026-07-10'],
    ['2026-Q3', '2026-11-10'],
  ])('the return of %s is due on %s', (period, due) => {
    expect(vatAdvanceDueDate(period as Period, 'BE', extension).dueDate).toBe(due);
  });

  test('the special prepayment is due with January as if there were none', () => {
    expect(specialPrepaymentDueDate(2027, 'BE', extension).dueDate).toBe('2027-02-10');
  });

  // § 48 (1) UStDV: with the application, which is due when the first return would be without it; 10 August 2026 is a Monday.
  test('in its first year with the first return for which it holds', () => {
    expect(specialPrepaymentDueDate(2026, 'BE', extension).dueDate).toBe('2026-08-10');
    const later = { ...extension, from: day('2026-07-15') };
    expect(specialPrepaymentDueDate(2026, 'BE', later).dueDate).toBe('2026-09-10');
    const whole = { ...extension, from: day('2026-01-01') };
    expect(specialPrepaymentDueDate(2026, 'BE', whole).dueDate).toBe('2026-02-10');
  });
});

describe('what Aylin has prepaid', () => {
  const filing: Filing = {
    extension: { from: day('2026-01-01'), until: null },
    prepayments: new Map([[2026, cents(90_909)]]),
  };

  test('is deducted in December as Kz 39, in no other month', () => {
    const december = returnOf('2026-12', filing);
    expect(december.boxes.map(({ kennzahl, amount }) => [kennzahl, amount])).toEqual([
      ['39', 90_909],
      ['83', -90_909],
    ]);
    expect([december.payable, december.ledgerPayable, december.roundingDifference]).toEqual([
      -90_909, -90_909, 0,
    ]);
    expect(returnOf('2026-11', filing).boxes.map(({ kennzahl }) => kennzahl)).toEqual(['83']);
  });

  // § 48 (4) UStDV, UStAE 18.4 (5), BFH VII R 17/08.
  test.each<[string, string | null, string | null, string]>([
    ['that ended in June', '2026-01-01', '2026-06-30', '2026-06'],
    ['that ended within June', '2026-01-01', '2026-06-15', '2026-05'],
    ['that ended with the year', '2026-01-01', '2026-12-31', '2026-12'],
    ['that held for no month of the year', '2026-01-01', '2026-01-15', '2026-12'],
    ['that was never said', null, null, '2026-12'],
  ])('with an extension %s, from %s until %s, is deducted in %s', (_, from, until, period) => {
    const extension = { from: from as Day | null, until: until as Day | null };
    const months = Array.from({ length: 12 }, (_each, index) => `2026-${String(index + 1).padStart(2, '0')}`);
    const deducted = months.filter((month) => returnOf(month, { ...filing, extension }).payable !== 0);
    expect(deducted).toEqual([period]);
  });

  test('is of no account in another year', () => {
    expect(returnOf('2025-12', filing).payable).toBe(0);
  });
});

test('who is freed from advance returns owes none, whatever stands in it', () => {
  const figures = { boxes: returnOf(quarterOf(day('2026-01-01')), undefined).boxes };
  expect(isReturnRequired(figures, { smallBusiness: false, filingPeriod: 'none' })).toBe(false);
  expect(isReturnRequired(figures, { smallBusiness: false, filingPeriod: 'quarter' })).toBe(true);
});

function returnOf(period: string, filing: Filing | undefined) {
  const form = vatAdvanceForm(Number(period.slice(0, 4)));
  assert(form.known, 'a form');
  const given = { period: period as Period, sums: [], form: form.value, land: 'BE' as const };
  return vatAdvance(filing === undefined ? given : { ...given, filing });
}
