/** What will come, added up by hand: the fixed costs of Jonas. */
import { day } from '@belegbar/domain/calendar';
import { cents, decimal, sumCents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import {
  expectedOf,
  grossOn,
  monthsAhead,
  type RecurringExpense,
  stateOn,
  withPrice,
  yearlyEuros,
  yearsAhead,
} from './index.ts';

const TODAY = day('2026-10-08');
const YEAR = { from: TODAY, to: day('2027-10-07') };
const NOTHING = { settled: new Map(), waiting: new Map() };

function recurs(id: string, gross: number, more: Partial<RecurringExpense> = {}): RecurringExpense {
  return {
    id,
    vendor: id,
    vendorVatId: '',
    category: 'software',
    currency: 'EUR',
    unitsPerEuro: null,
    rhythm: 'monthly',
    firstDueOn: day('2026-10-15'),
    dayOfMonth: 15,
    endsOn: null,
    nextDueOn: day('2026-10-08'),
    isPaused: false,
    entering: 'byItself',
    termsDays: 0,
    prices: [{ from: day('2026-01-01'), lines: [{ taxCode: 'inputStandard19', gross: cents(gross) }] }],
    ...more,
  };
}

const FIXED = [
  recurs('Werkraum', 22_610),
  recurs('Pixelforge', 4_200),
  recurs('Spreenetz', 3_499),
  recurs('Nordlicht', 17_850, { rhythm: 'quarterly' }),
  recurs('Haftpflicht', 31_200, {
    rhythm: 'yearly',
    firstDueOn: day('2026-01-15'),
    category: 'work_insurances',
  }),
];

test('twelve months ahead come to the same as the prices of a year', () => {
  // (226.10 + 42.00 + 34.99) x 12 + 178.50 x 4 + 312.00 = 3,637.08 + 714.00 + 312.00
  const costs = expectedOf(FIXED, YEAR, NOTHING);
  expect(sumCents(costs.map(({ euros }) => euros))).toBe(466_308);
  expect(FIXED.map((one) => yearlyEuros(one, TODAY))).toEqual([271_320, 50_400, 41_988, 71_400, 31_200]);
  expect(costs).toHaveLength(36 + 4 + 1);
});

test('each month has its sum, and each calendar year', () => {
  const costs = expectedOf(FIXED, YEAR, NOTHING);
  const months = monthsAhead(costs, TODAY, 12);
  // 303.09 each month; 178.50 in October, January, April, July; 312.00 in January.
  expect(months.map(({ month, certain }) => [month, certain])).toEqual([
    ['2026-10', 48_159],
    ['2026-11', 30_309],
    ['2026-12', 30_309],
    ['2027-01', 79_359],
    ['2027-02', 30_309],
    ['2027-03', 30_309],
    ['2027-04', 48_159],
    ['2027-05', 30_309],
    ['2027-06', 30_309],
    ['2027-07', 48_159],
    ['2027-08', 30_309],
    ['2027-09', 30_309],
  ]);
  expect(yearsAhead(costs)).toEqual([
    { year: 2026, certain: 108_777, assumed: 0 },
    { year: 2027, certain: 357_531, assumed: 0 },
  ]);
});

test('a price holds from its day on, and the amount of before until then', () => {
  const first = recurs('Pixelforge', 4_200);
  const dearer = {
    from: day('2027-01-01'),
    lines: [{ taxCode: 'inputStandard19' as const, gross: cents(4_900) }],
  };
  const prices = withPrice(first.prices, dearer);
  const rising = { ...first, prices };
  expect(['2025-12-31', '2026-12-31', '2027-01-01'].map((on) => grossOn(rising, day(on)))).toEqual([
    4_200, 4_200, 4_900,
  ]);
  expect(withPrice(prices, { ...dearer, lines: [] })).toEqual([first.prices[0], { ...dearer, lines: [] }]);
});

test('a price that is set back to the one before is none of its own', () => {
  const { prices } = recurs('Pixelforge', 4_200);
  const from = day('2027-01-01');
  const before = prices[0]?.lines ?? [];
  const dearer = withPrice(prices, { from, lines: before.map((line) => ({ ...line, gross: cents(4_900) })) });
  expect(dearer).toHaveLength(2);
  expect(withPrice(dearer, { from, lines: before })).toEqual(prices);
});

test('what is reviewed is assumed, and so is what is in another currency, at its rate', () => {
  // 50.00 dollars at 1.25 for a euro are 40.00 euros.
  const costs = expectedOf(
    [
      recurs('Strom', 9_000, { entering: 'review' }),
      recurs('Cloud', 5_000, {
        currency: 'USD',
        unitsPerEuro: decimal('1.25'),
        entering: 'review',
        termsDays: 14,
      }),
    ],
    { from: day('2026-10-01'), to: day('2026-10-31') },
    NOTHING,
  );
  expect(costs.map(({ vendor, euros, assumed, payableOn }) => [vendor, euros, assumed, payableOn])).toEqual([
    ['Cloud', 4_000, 'rate', '2026-10-29'],
    ['Strom', 9_000, 'review', '2026-10-15'],
  ]);
});

test('what is paused, ended, skipped or there already does not come', () => {
  const settled = new Map([['Werkraum', new Set([day('2026-10-15')])]]);
  const waiting = new Map([['Paused', new Set([day('2026-09-15')])]]);
  const costs = expectedOf(
    [
      recurs('Werkraum', 22_610),
      recurs('Paused', 100, { isPaused: true, firstDueOn: day('2026-09-15') }),
      recurs('Ended', 100, { endsOn: day('2026-10-01') }),
      recurs('Later', 100, { nextDueOn: day('2026-12-15') }),
    ],
    { from: day('2026-09-01'), to: day('2026-11-30') },
    { settled, waiting },
  );
  // What waited when it was paused still waits.
  expect(costs.shift()).toMatchObject({ vendor: 'Paused', dueOn: '2026-09-15' });
  expect(monthsAhead([], TODAY, 1)).toEqual([{ month: '2026-10', certain: 0, assumed: 0 }]);
  expect(costs.map(({ vendor, dueOn }) => [vendor, dueOn])).toEqual([['Werkraum', '2026-11-15']]);
});

test.each([
  ['running', {}],
  ['paused', { isPaused: true }],
  ['ended', { isPaused: true, endsOn: day('2026-10-07') }],
  ['running', { endsOn: day('2026-10-15') }],
] as const)('it is %s', (state, more) => {
  expect(stateOn(recurs('Werkraum', 1, more), TODAY)).toBe(state);
});
