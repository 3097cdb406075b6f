/** Anlage AVEÜR, worked by hand. */
import { day } from '@belegbar/domain/calendar';
import { withNew } from '@belegbar/domain/journal';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { type Asset, assetStatement, bookAsset, lastDayOfYear } from './index.ts';
import { assetOf } from './testing.ts';

const closings = [2024, 2025, 2026].map(lastDayOfYear);

function figures(assets: readonly Asset[], year: number) {
  const entries = assets.flatMap((asset) => withNew([], bookAsset(asset, closings)));
  return assetStatement(assets, entries, year).map((of) => [
    of.group,
    of.bookValueAtStart,
    of.additions,
    of.specialDepreciation,
    of.depreciation,
    of.disposals,
    of.bookValueAtEnd,
  ]);
}

/** 1,960.00 of July 2024 over seven years; 900.00 in the pool of 2025; 800.00 of 2026 at once; software of 1,200.00 of 2026 in one year. */
const camera = assetOf();
const chair = assetOf({ id: 'b', treatment: 'pool', acquiredOn: day('2025-12-05'), cost: cents(90_000) });
const lamp = assetOf({ id: 'c', treatment: 'lowValue', acquiredOn: day('2026-02-16'), cost: cents(80_000) });
const software = assetOf({
  id: 'd',
  kind: 'intangible',
  treatment: 'oneYear',
  acquiredOn: day('2026-03-01'),
  cost: cents(120_000),
});

test('groups stand in the order of the form, each with what was there, came, became cost and is left', () => {
  expect(figures([camera, chair, lamp, software], 2026)).toEqual([
    ['intangible', 0, 120_000, 0, 120_000, 0, 0],
    ['movable', 154_000, 0, 0, 28_000, 0, 126_000],
    ['lowValue', 0, 80_000, 0, 80_000, 0, 0],
    ['pool-2025', 72_000, 0, 0, 18_000, 0, 54_000],
  ]);
});

test('what leaves has its rest under disposals, and is gone the year after', () => {
  const gone = { ...camera, disposal: { on: day('2025-09-30'), reason: 'loss', proceeds: null } as const };
  // 182,000 at the beginning; nine months are 21,000; 161,000 are left.
  expect(figures([gone], 2025)).toEqual([['movable', 182_000, 0, 0, 21_000, 161_000, 0]]);
  expect(figures([gone], 2026)).toEqual([]);
});

test('special depreciation stands apart', () => {
  const machine = assetOf({
    acquiredOn: day('2026-01-02'),
    usefulLifeMonths: 120,
    cost: cents(1_000_000),
    special: [{ year: 2026, amount: cents(400_000) }],
  });
  expect(figures([machine], 2026)).toEqual([['movable', 0, 1_000_000, 400_000, 100_000, 0, 500_000]]);
});

test('who moves in brings what was left', () => {
  const opening = { on: day('2026-01-01'), bookValue: cents(154_000) };
  expect(figures([assetOf({ opening })], 2026)).toEqual([['movable', 154_000, 0, 0, 28_000, 0, 126_000]]);
});
