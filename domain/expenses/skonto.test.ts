import { day } from '@belegbar/domain/calendar';
import { cents, decimal } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { offeredSkonto, skontoToTake } from './skonto.ts';

const documentDate = day('2026-11-28');
const two = { days: 14, percent: decimal('2') };

test('2 % of 1,190.00 within 14 days of 28 November are 23.80, until 12 December', () => {
  // By hand: 1190.00 x 0.02 = 23.80; November has 30 days, so 28 + 14 is 12 December.
  const offers = offeredSkonto([two], { documentDate, open: cents(119_000) });
  expect(offers).toEqual([{ ...two, until: '2026-12-12', discount: 2_380 }]);
  expect(skontoToTake(offers, day('2026-12-12'))?.discount).toBe(2_380);
  expect(skontoToTake(offers, day('2026-12-13'))).toBeNull();
});

test('half a cent of discount is a whole one', () => {
  // By hand: 119.00 x 0.0225 = 2.6775, so 2.68; 42.00 x 0.0225 = 0.945, so 0.95.
  const step = { days: 14, percent: decimal('2.25') };
  const over = (open: number) => offeredSkonto([step], { documentDate, open: cents(open) })[0]?.discount;
  expect([over(11_900), over(4_200)]).toEqual([268, 95]);
});

test('of a part of the bill only, and never of more than is open', () => {
  // By hand: 357.93 x 0.015 = 5.36895, so 5.37; of 100.00 open it is 1.50.
  const step = { days: 21, percent: decimal('1.5'), base: cents(35_793) };
  const over = (open: number) => offeredSkonto([step], { documentDate, open: cents(open) })[0]?.discount;
  expect([over(119_000), over(10_000), over(0), over(-500)]).toEqual([537, 150, 0, 0]);
});

test('something stays to be paid: of a cent nothing is given up', () => {
  // By hand: half of 0.01 is 0.005, which rounds to all of it.
  const step = { days: 14, percent: decimal('50') };
  expect(offeredSkonto([step], { documentDate, open: cents(1) })[0]?.discount).toBe(0);
});

test('the first step ends first, and the next one follows it', () => {
  const later = { days: 21, percent: decimal('1') };
  const offers = offeredSkonto([later, two], { documentDate, open: cents(119_000) });
  expect(
    ['2026-12-12', '2026-12-13', '2026-12-20'].map((on) => skontoToTake(offers, day(on))?.percent),
  ).toEqual(['2', '1', undefined]);
});
