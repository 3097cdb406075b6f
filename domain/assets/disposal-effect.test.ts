/** What a disposal is told to do, by hand: a camera of 1,960.00 of July 2024 over seven years, 280.00 a year. */
import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import type { Asset, Disposal } from './asset.ts';
import { disposalEffect } from './index.ts';
import { assetOf } from './testing.ts';

const lost: Disposal = { on: day('2026-09-30'), reason: 'loss', proceeds: null };
const sold: Disposal = {
  on: day('2026-09-30'),
  reason: 'sale',
  proceeds: {
    net: cents(100_000),
    vat: cents(19_000),
    vatCase: 'standard19',
    isSmallBusiness: false,
    taxPoint: day('2026-09-30'),
    receivedOn: day('2026-10-05'),
  },
};

const pool: Partial<Asset> = { treatment: 'pool', usefulLifeMonths: null, cost: cents(90_000) };

test.each<{ what: string; asset?: Partial<Asset>; disposal: Disposal; told: number[] }>([
  // 140.00 of 2024, 280.00 of 2025, nine months of 2026 at 23.33: 210.00. Of 1,960.00 are left 1,330.00.
  { what: 'lost in September', disposal: lost, told: [21_000, 133_000, 0, 0, -133_000] },
  {
    what: 'sold for 1,190.00, with its VAT left out of the profit',
    disposal: sold,
    told: [21_000, 133_000, 100_000, 19_000, -33_000],
  },
  // § 6 (2a) s. 3 EStG: a fifth of 900.00 goes on.
  { what: 'out of a pool', asset: pool, disposal: lost, told: [18_000, 0, 0, 0, 0] },
  {
    what: 'written off long ago',
    asset: { acquiredOn: day('2015-07-01') },
    disposal: sold,
    told: [0, 0, 100_000, 19_000, 100_000],
  },
  // § 7g (5) EStG: 100.00 of the year in which it leaves.
  {
    what: 'with special depreciation in its year',
    asset: { special: [{ year: 2026, amount: cents(10_000) }] },
    disposal: { ...lost, on: day('2026-12-31') },
    told: [38_000, 116_000, 0, 0, -116_000],
  },
])('$what', ({ asset, disposal, told }) => {
  const { depreciation, residual, income, vat, result } = disposalEffect(assetOf(asset), disposal);
  expect([depreciation, residual, income, vat, result]).toEqual(told);
});
