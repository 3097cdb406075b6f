/** When § 19 UStG begins and ends, and taxation by receipt, worked out from §§ 19 and 20 UStG. */
import { describe, expect, test } from 'vitest';
import { type Day, day } from '../calendar/index.ts';
import { type Cents, centsFromEuros, decimal, ZERO } from '../money/index.ts';
import { askedReason, type CompanyType, type RegimeReason, regimeProblem, type TaxRegime } from './index.ts';

type Kind = 'small' | 'accrual' | 'cash';

interface Given {
  /** Regimes by their first days, the last one is the change. */
  regimes: readonly (readonly [string, Kind])[];
  because?: RegimeReason;
  today?: string;
  companyType?: CompanyType;
  foundedOn?: string;
  /** Euros by year. */
  turnover?: Record<number, string>;
}

function problemOf(given: Given): string | null {
  const regimes = given.regimes.map(([from, kind]) => regime(from, kind));
  const change = regimes.at(-1) as TaxRegime;
  const found = regimeProblem({
    before: regimes.slice(0, -1),
    change,
    because: given.because ?? null,
    today: day(given.today ?? '2026-11-10'),
    companyType: given.companyType ?? 'einzelunternehmer',
    foundedOn: (given.foundedOn ?? null) as Day | null,
    turnoverOf: (year): Cents => {
      const euros = given.turnover?.[year];
      return euros === undefined ? ZERO : centsFromEuros(decimal(euros));
    },
  });
  return found === null
    ? null
    : [found.code.slice('regime.'.length), ...Object.values(found.values)].join(' ');
}

function regime(from: string, kind: Kind): TaxRegime {
  const vatBasis = kind === 'cash' ? 'cash' : 'accrual';
  return { validFrom: day(from), vatBasis, smallBusiness: kind === 'small', filingPeriod: 'quarter' };
}

const START = '2000-01-01';

describe('§ 19 UStG begins', () => {
  test.each<[string, Given, string | null]>([
    ['where the books begin', { regimes: [['2026-05-15', 'small']] }, null],
    [
      'with a year',
      {
        regimes: [
          [START, 'accrual'],
          ['2026-01-01', 'small'],
        ],
      },
      null,
    ],
    [
      'not within one',
      {
        regimes: [
          [START, 'accrual'],
          ['2026-05-15', 'small'],
        ],
      },
      'small-business.year-begin',
    ],
    [
      'after 25,000.00 in the year before',
      {
        regimes: [
          [START, 'accrual'],
          ['2026-01-01', 'small'],
        ],
        turnover: { 2025: '25000' },
      },
      null,
    ],
    [
      'not after a cent more',
      {
        regimes: [
          [START, 'accrual'],
          ['2026-01-01', 'small'],
        ],
        turnover: { 2025: '25000.01' },
      },
      'small-business.turnover 2025',
    ],
    [
      'not in the fifth year after it was waived',
      {
        regimes: [
          [START, 'small'],
          ['2022-01-01', 'accrual'],
          ['2026-01-01', 'small'],
        ],
      },
      'small-business.bound 2027-01-01',
    ],
    [
      'in the sixth',
      {
        regimes: [
          [START, 'small'],
          ['2021-01-01', 'accrual'],
          ['2026-01-01', 'small'],
        ],
      },
      null,
    ],
    [
      'soon after a limit had ended it: that was no waiver',
      {
        regimes: [
          [START, 'small'],
          ['2025-01-01', 'accrual'],
          ['2026-01-01', 'small'],
        ],
        turnover: { 2024: '30000', 2025: '20000' },
      },
      null,
    ],
    [
      'soon after 100,000 had ended it within a year',
      {
        regimes: [
          [START, 'small'],
          ['2025-07-10', 'accrual'],
          ['2027-01-01', 'small'],
        ],
      },
      null,
    ],
  ])('%s', (_, given, expected) => expect(problemOf(given)).toBe(expected));
});

describe('§ 19 UStG ends', () => {
  const midYear = {
    regimes: [
      [START, 'small'],
      ['2026-07-10', 'accrual'],
    ],
  } satisfies Given;
  test.each<[string, Given, string | null]>([
    [
      'with a year',
      {
        regimes: [
          [START, 'small'],
          ['2027-01-01', 'accrual'],
        ],
      },
      null,
    ],
    [
      'for a past year until the end of February of the second year after',
      {
        regimes: [
          [START, 'small'],
          ['2025-01-01', 'cash'],
        ],
        today: '2027-02-28',
      },
      null,
    ],
    [
      'no longer a day later',
      {
        regimes: [
          [START, 'small'],
          ['2025-01-01', 'cash'],
        ],
        today: '2027-03-01',
      },
      'regular.too-late 2027-02-28',
    ],
    [
      'at any time where a limit had ended it',
      {
        regimes: [
          [START, 'small'],
          ['2025-01-01', 'cash'],
        ],
        today: '2027-03-01',
        turnover: { 2024: '25000.01' },
      },
      null,
    ],
    ['not within a year for nothing', midYear, 'regular.limit-not-crossed'],
    ['within a year near 100,000', { ...midYear, turnover: { 2026: '80000' } }, null],
    ['within a year because a limit is crossed', { ...midYear, because: 'limitCrossed' }, null],
    [
      'within the year of founding near 25,000',
      { ...midYear, foundedOn: '2026-02-01', turnover: { 2026: '20000' } },
      null,
    ],
    [
      'not because the tax office allows it',
      { ...midYear, because: 'taxOfficeAllows' },
      'regular.limit-not-crossed',
    ],
  ])('%s', (_, given, expected) => expect(problemOf(given)).toBe(expected));
});

describe('taxation', () => {
  const toCash = {
    regimes: [
      [START, 'accrual'],
      ['2026-01-01', 'cash'],
    ],
  } satisfies Given;
  const midYear = {
    regimes: [
      [START, 'accrual'],
      ['2026-07-01', 'cash'],
    ],
  } satisfies Given;
  test.each<[string, Given, string | null]>([
    ['by receipt begins with a year', toCash, null],
    ['by receipt after 800,000.00', { ...toCash, turnover: { 2025: '800000' } }, null],
    ['by receipt after a cent more', { ...toCash, turnover: { 2025: '800000.01' } }, 'cash.turnover 2025'],
    [
      'by receipt in 2023 after more than 600,000',
      {
        regimes: [
          [START, 'accrual'],
          ['2023-01-01', 'cash'],
        ],
        turnover: { 2022: '600000.01' },
      },
      'cash.turnover 2022',
    ],
    [
      'of a free profession by receipt, whatever it turns over',
      { ...toCash, turnover: { 2025: '900000' }, companyType: 'freiberufler' },
      null,
    ],
    ['by receipt not within a year', midYear, 'cash.year-begin'],
    ['by receipt where the tax office allows it', { ...midYear, because: 'taxOfficeAllows' }, null],
    [
      'by performance with a year',
      {
        regimes: [
          [START, 'cash'],
          ['2026-01-01', 'accrual'],
        ],
      },
      null,
    ],
    [
      'by performance not within one',
      {
        regimes: [
          [START, 'cash'],
          ['2026-04-01', 'accrual'],
        ],
      },
      'accrual.year-begin',
    ],
    [
      'whose filing period alone changes, on any day',
      {
        regimes: [
          [START, 'cash'],
          ['2026-04-01', 'cash'],
        ],
      },
      null,
    ],
  ])('%s', (_, given, expected) => expect(problemOf(given)).toBe(expected));
});

test.each([
  ['small', '2026-07-10', 'accrual', 'limitCrossed'],
  ['small', '2026-01-01', 'accrual', null],
  ['accrual', '2026-07-10', 'cash', 'taxOfficeAllows'],
  ['accrual', '2026-07-10', 'small', null],
  ['cash', '2026-07-10', 'accrual', null],
] as const)('from %s on %s to %s the person is asked whether %s', (from, on, to, reason) => {
  expect(askedReason({ before: [regime(START, from)], change: regime(on, to) })).toBe(reason);
});
