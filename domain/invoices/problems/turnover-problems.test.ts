/** The limits of § 19 UStG where an invoice is issued: 25,000 for the next year and 100,000 for the running one since 2025, 22,000 before. */
import { type Day, day, yearOf } from '@belegbar/domain/calendar';
import { centsFromEuros, decimal, ZERO } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { testBusiness, testClient, testDraft, testLine, testSmallBusiness } from '../test-invoice.ts';
import { countsAsTurnover } from '../turnover.ts';
import { findProblems } from './find-problems.ts';

const NO_ONE = { sold: ZERO, soldBefore: ZERO };

interface Given {
  on?: string;
  received?: string;
  previousYear?: string | null;
  isFounding?: boolean;
  price: string;
  sellsFixedAssets?: boolean;
}

/** The codes that speak of turnover, `!` for what blocks, for an invoice of Lena, who is a small business. */
function foundFor({
  on = '2026-11-10',
  price,
  received = '0',
  previousYear = null,
  isFounding = false,
  sellsFixedAssets = false,
}: Given) {
  const today: Day = day(on);
  const euros = (amount: string) => centsFromEuros(decimal(amount));
  const problems = findProblems({
    draft: testDraft({ lines: [testLine({ vatCase: 'smallBusiness', unitPrice: price })], sellsFixedAssets }),
    business: testSmallBusiness(),
    client: testClient(),
    today,
    turnover: {
      year: yearOf(today),
      received: euros(received),
      previousYear: previousYear === null ? null : euros(previousYear),
      isFounding,
      euConsumers: NO_ONE,
    },
  });
  return problems
    .filter(({ code }) => code.startsWith('turnover.'))
    .map(({ code, severity }) => `${severity === 'blocking' ? '!' : '?'} ${code.slice('turnover.'.length)}`);
}

describe('an invoice under § 19 UStG', () => {
  test.each<[string, Given, string[]]>([
    ['far below any limit', { received: '10000', price: '9999.99' }, []],
    ['that reaches 80 % of 25,000', { received: '10000', price: '10000' }, ['? next-year-near']],
    ['that reaches 25,000', { received: '15000', price: '10000' }, ['? next-year-near']],
    ['that goes beyond 25,000', { received: '15000', price: '10000.01' }, ['? next-year']],
    ['that reaches 80 % of 100,000', { received: '70000', price: '10000' }, ['? limit-near']],
    ['that reaches 100,000', { received: '95000', price: '5000' }, ['? limit-near']],
    [
      'that goes beyond 100,000, which makes it taxed',
      { received: '95000', price: '20000' },
      ['! limit-crossed'],
    ],
    // § 19 (2) s. 1 UStG: turnover is without fixed assets.
    [
      'that sells a fixed asset beyond 100,000',
      { received: '70000', price: '40000', sellsFixedAssets: true },
      ['? next-year'],
    ],
    ['after it was crossed', { received: '100000.01', price: '1' }, ['! limit-crossed']],
    ['of a year after 25,000 in the year before', { price: '100', previousYear: '25000' }, []],
    ['of a year after more than that', { price: '100', previousYear: '25000.01' }, ['? previous-year']],
    [
      'of both',
      { received: '95000', price: '20000', previousYear: '30000' },
      ['! limit-crossed', '? previous-year'],
    ],
    ['of the year of founding below 25,000', { received: '15000', price: '10000', isFounding: true }, []],
    [
      'of the year of founding beyond 25,000',
      { received: '15000', price: '10000.01', isFounding: true },
      ['? founding-year'],
    ],
    // Until 2024 the 50,000 of the running year was a forecast; the turnover of 2024 decides about 2025 by 25,000.
    ['of 2023, 22,000 for 2024', { on: '2023-06-01', received: '20000', price: '2000.01' }, ['? next-year']],
    [
      'of 2024, 25,000 for 2025',
      { on: '2024-06-01', received: '20000', price: '2000.01' },
      ['? next-year-near'],
    ],
    ['of 2024 beyond 50,000', { on: '2024-06-01', received: '120000', price: '1' }, ['? next-year']],
    [
      'of 2024 after 22,000.01 in 2023',
      { on: '2024-06-01', price: '1', previousYear: '22000.01' },
      ['? previous-year'],
    ],
  ])('%s', (_, given, expected) => {
    expect(foundFor(given)).toEqual(expected);
  });

  test('is not measured by the turnover of another year, nor is who is taxed regularly', () => {
    const turnover = {
      year: 2025,
      received: centsFromEuros(decimal('99999')),
      previousYear: null,
      isFounding: false,
      euConsumers: NO_ONE,
    };
    const draft = testDraft({ lines: [testLine({ unitPrice: '5000' })] });
    const [client, today] = [testClient(), day('2026-03-16')];
    for (const [business, year] of [
      [testSmallBusiness(), 2025],
      [testBusiness(), 2026],
    ] as const) {
      const problems = findProblems({ draft, business, client, today, turnover: { ...turnover, year } });
      expect(problems.filter(({ code }) => code.startsWith('turnover.'))).toEqual([]);
    }
  });
});

test.each([
  ['smallBusiness', true],
  ['standard19', true],
  ['domesticReverseCharge', true],
  ['export', true],
  ['exempt', false],
  ['euService', false],
  ['thirdCountryService', false],
] as const)('%s counts: %s (§ 19 (2) UStG)', (vatCase, counts) => {
  expect(countsAsTurnover(vatCase)).toBe(counts);
});
