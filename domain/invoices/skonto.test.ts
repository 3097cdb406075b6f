import { day } from '@belegbar/domain/calendar';
import { cents, decimal } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { payableWithin, skontoOf, skontoOn } from './index.ts';
import { problemsIn } from './problems/test-rows.ts';

const STEPS = [
  { days: 7, percent: decimal('3') },
  { days: 14, percent: decimal('2') },
];
// 3 % of 1,190.00 are 35.70, 2 % are 23.80.
const PRINTED = skontoOf(STEPS, day('2026-12-01'), cents(119_000));

test('each step has its last day and its amount', () => {
  expect(PRINTED.map(({ until, discount, payable }) => [until, discount, payable])).toEqual([
    ['2026-12-08', 3_570, 115_430],
    ['2026-12-15', 2_380, 116_620],
  ]);
});

test.each([
  ['2026-12-08', '3'],
  ['2026-12-09', '2'],
  ['2026-12-15', '2'],
  ['2026-12-16', undefined],
])('money of %s is within the step of %s percent', (paidOn, percent) => {
  expect(skontoOn(PRINTED, day(paidOn))?.percent).toBe(percent);
});

// 238.00 were credited: 952.00 less 2 % = 19.04.
test('a claim that was lowered meanwhile is lowered by the same percent', () => {
  expect(payableWithin({ percent: decimal('2') }, cents(95_200))).toBe(93_296);
});

test.each([
  [[{ days: 0, percent: '2' }], '! skonto.0.days skonto.days.range § 14 (4) No. 7 UStG'],
  [[{ days: 7, percent: '0' }], '! skonto.0.percent skonto.percent.range § 14 (4) No. 7 UStG'],
  [[{ days: 7, percent: '100' }], '! skonto.0.percent skonto.percent.range § 14 (4) No. 7 UStG'],
  [
    [
      { days: 7, percent: '2' },
      { days: 10, percent: '2' },
    ],
    '! skonto.1.days skonto.order § 14 (4) No. 7 UStG',
  ],
  // XRechnung writes two decimals (BR-DE-18), and every file says what the PDF says.
  [[{ days: 7, percent: '2.125' }], '! skonto.0.percent skonto.percent.decimals § 14 (4) No. 7 UStG'],
  [[{ days: 15, percent: '2' }], '? skonto.0.days skonto.after-due § 14 (4) No. 7 UStG'],
])('the steps %j are told to be wrong', (steps, told) => {
  const skonto = steps.map(({ days, percent }) => ({ days, percent: decimal(percent) }));
  expect(problemsIn({ draft: { skonto } })).toEqual([told]);
});

test('two steps within the days to pay are right', () => {
  expect(problemsIn({ draft: { skonto: STEPS } })).toEqual([]);
});
