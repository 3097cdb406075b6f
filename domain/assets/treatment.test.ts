/** Which treatments an asset may have, by its net price, kind and day. */
import { day } from '@belegbar/domain/calendar';
import { cents, decimal } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import {
  type AssetProposal,
  isMixedPoolYear,
  type SmallAsset,
  type SpecialProposal,
  specialRefusal,
  treatmentRefusal,
} from './index.ts';
import { assetOf } from './testing.ts';

const camera: AssetProposal = {
  kind: 'movable',
  treatment: 'straightLine',
  usefulLifeMonths: 84,
  acquiredOn: day('2026-02-16'),
  netPrice: cents(80_000),
};

function refused(changes: Partial<AssetProposal>): string | null {
  const refusal = treatmentRefusal({ ...camera, ...changes });
  return refusal.known ? (refusal.value?.code ?? null) : `unknown ${refusal.year}`;
}

describe('a treatment is refused', () => {
  test.each<[string, Partial<AssetProposal>, string | null]>([
    ['at once up to 250.00', { treatment: 'immediate', netPrice: cents(25_000) }, null],
    ['at once above it', { treatment: 'immediate', netPrice: cents(25_001) }, 'asset.treatment.above-limit'],
    ['low-value up to 800.00', { treatment: 'lowValue' }, null],
    ['low-value above it', { treatment: 'lowValue', netPrice: cents(80_001) }, 'asset.treatment.above-limit'],
    ['a pool from 250.01', { treatment: 'pool', netPrice: cents(25_001) }, null],
    ['a pool below it', { treatment: 'pool', netPrice: cents(25_000) }, 'asset.treatment.below-limit'],
    ['a pool up to 1,000.00', { treatment: 'pool', netPrice: cents(100_000) }, null],
    ['a pool above it', { treatment: 'pool', netPrice: cents(100_001) }, 'asset.treatment.above-limit'],
    ['software as low-value', { treatment: 'lowValue', kind: 'intangible' }, 'asset.treatment.movable-only'],
    [
      'a screen as low-value',
      { treatment: 'lowValue', isUsableAlone: false },
      'asset.treatment.usable-alone',
    ],
    ['a screen in a pool', { treatment: 'pool', isUsableAlone: false }, 'asset.treatment.usable-alone'],
    ['a screen over its life', { isUsableAlone: false }, null],
    ['software in one year', { treatment: 'oneYear', kind: 'intangible' }, null],
    ['a house in one year', { treatment: 'oneYear', kind: 'immovable' }, 'asset.treatment.one-year'],
    [
      'a computer of 2020',
      { treatment: 'oneYear', acquiredOn: day('2020-12-31') },
      'asset.treatment.one-year',
    ],
    ['without a life', { usefulLifeMonths: null }, 'asset.useful-life.missing'],
    [
      'declining in the first half of 2025',
      { treatment: 'declining', acquiredOn: day('2025-06-30') },
      'asset.treatment.no-window',
    ],
    ['declining from July 2025', { treatment: 'declining', acquiredOn: day('2025-07-01') }, null],
    [
      'declining in 2023',
      { treatment: 'declining', acquiredOn: day('2023-05-01') },
      'asset.treatment.no-window',
    ],
    [
      'declining after 2027',
      { treatment: 'declining', acquiredOn: day('2028-01-01') },
      'asset.treatment.no-window',
    ],
    ['an electric car of July 2025', { treatment: 'electricVehicle', acquiredOn: day('2025-07-01') }, null],
    [
      'an electric car of June 2025',
      { treatment: 'electricVehicle', acquiredOn: day('2025-06-30') },
      'asset.treatment.no-electric-window',
    ],
    ['an electric car of 2027', { treatment: 'electricVehicle', acquiredOn: day('2027-12-31') }, null],
    [
      'an electric car of 2028',
      { treatment: 'electricVehicle', acquiredOn: day('2028-01-01') },
      'asset.treatment.no-electric-window',
    ],
    [
      'an electric building',
      { treatment: 'electricVehicle', kind: 'immovable' },
      'asset.treatment.movable-only',
    ],
    ['declining software', { treatment: 'declining', kind: 'intangible' }, 'asset.treatment.movable-only'],
    ['a limit that is not known', { treatment: 'lowValue', acquiredOn: day('2017-12-31') }, 'unknown 2017'],
  ])('%s', (_, changes, expected) => {
    expect(refused(changes)).toBe(expected);
  });
});

test('a year has a pool, or low-value assets above 250.00 (§ 6 (2a) s. 5 EStG)', () => {
  const pooled: SmallAsset = {
    kind: 'movable',
    treatment: 'pool',
    acquiredOn: day('2026-05-01'),
    netPrice: cents(90_000),
  };
  const lowValue: SmallAsset = {
    kind: 'movable',
    treatment: 'lowValue',
    acquiredOn: day('2026-02-01'),
    netPrice: cents(40_000),
  };
  expect(isMixedPoolYear(lowValue, [pooled])).toBe(true);
  expect(isMixedPoolYear(pooled, [lowValue])).toBe(true);
  expect(isMixedPoolYear({ ...lowValue, netPrice: cents(25_000) }, [pooled])).toBe(false);
  expect(isMixedPoolYear({ ...lowValue, acquiredOn: day('2025-12-31') }, [pooled])).toBe(false);
  expect(isMixedPoolYear(pooled, [pooled])).toBe(false);
});

describe('what a pool of its year would take is in it (§ 6 (2a) s. 5 EStG)', () => {
  const acquiredOn = day('2026-05-01');
  const pooled: SmallAsset = { kind: 'movable', treatment: 'pool', acquiredOn, netPrice: cents(90_000) };
  const desk: SmallAsset = { ...pooled, treatment: 'straightLine', netPrice: cents(100_000) };
  test.each<[string, Partial<SmallAsset>, boolean]>([
    ['a desk for 1,000.00 on the straight line', {}, true],
    ['on a declining balance', { treatment: 'declining' }, true],
    ['for 1,000.01', { netPrice: cents(100_001) }, false],
    ['for 250.01', { netPrice: cents(25_001) }, true],
    ['for 250.00', { netPrice: cents(25_000) }, false],
    ['of another year', { acquiredOn: day('2025-12-31') }, false],
    ['software', { kind: 'intangible' }, false],
    ['a screen, which is not usable alone', { isUsableAlone: false }, false],
    ['a computer of one year', { treatment: 'oneYear' }, false],
  ])('%s', (_, changes, isMixed) => {
    expect(isMixedPoolYear({ ...desk, ...changes }, [pooled])).toBe(isMixed);
    expect(isMixedPoolYear(pooled, [{ ...desk, ...changes }])).toBe(isMixed);
  });
});

describe('special depreciation (§ 7g (5), (6) EStG)', () => {
  const machine = assetOf({ acquiredOn: day('2026-01-02'), cost: cents(1_000_000) });
  const claim: SpecialProposal = {
    year: 2026,
    amount: cents(400_000),
    profitBefore: cents(20_000_000),
    privateSharePercent: null,
  };
  const refusal = (asset: typeof machine, changes: Partial<SpecialProposal> = {}) => {
    const found = specialRefusal(asset, { ...claim, ...changes });
    return found.known ? (found.value?.code ?? null) : `unknown ${found.year}`;
  };
  const left = (asset: typeof machine, changes: Partial<SpecialProposal>) => {
    const found = specialRefusal(asset, { ...claim, ...changes });
    return found.known ? found.value?.values : null;
  };

  test('is 40 % from 2024, and 20 % before', () => {
    expect(refusal(machine)).toBeNull();
    expect(refusal(machine, { amount: cents(400_001) })).toBe('asset.special.above');
    const older = { ...machine, acquiredOn: day('2023-12-31') };
    expect(refusal(older, { amount: cents(200_000) })).toBeNull();
    expect(refusal(older, { amount: cents(200_001) })).toBe('asset.special.above');
  });

  test('is one sum over five years', () => {
    const half = { ...machine, special: [{ year: 2026, amount: cents(300_000) }] };
    expect(refusal(half, { year: 2027, amount: cents(100_000) })).toBeNull();
    expect(refusal(half, { year: 2027, amount: cents(100_001) })).toBe('asset.special.above');
    expect(refusal(half, { amount: cents(1) })).toBe('asset.special.twice');
    expect(refusal(machine, { year: 2030 })).toBeNull();
    expect(refusal(machine, { year: 2031 })).toBe('asset.special.year');
    expect(refusal(machine, { year: 2025 })).toBe('asset.special.year');
  });

  // Of 10,000.00 over three years each takes 3,333.33; the last takes the rest by itself.
  test('is never taken where nothing is left for it', () => {
    const short = { ...machine, usefulLifeMonths: 36 };
    const ended = 'asset.special.nothing-left';
    expect(refusal(short, { year: 2028, amount: cents(1) })).toBe(ended);
    expect(refusal(short, { year: 2029, amount: cents(1) })).toBe(ended);
    expect(refusal(short, { year: 2027, amount: cents(333_334) })).toBeNull();
    // 10,000.00 - 3,333.33 - 3,500.00 are less than another year takes.
    const claimed = { ...short, special: [{ year: 2026, amount: cents(350_000) }] };
    expect(refusal(claimed, { year: 2027, amount: cents(1) })).toBe(ended);
    const sold = { ...machine, disposal: { on: day('2027-03-01'), reason: 'loss', proceeds: null } } as const;
    expect(refusal(sold, { year: 2027, amount: cents(1) })).toBeNull();
    expect(refusal(sold, { year: 2028, amount: cents(1) })).toBe(ended);
  });

  test('is none, and not less, once the cost fell below what was claimed of it', () => {
    const claimed = { ...machine, special: [{ year: 2026, amount: cents(400_000) }], cost: cents(890_000) };
    expect(left(claimed, { year: 2027, amount: cents(1) })).toEqual({ left: '0.00' });
  });

  test('is for movable ones on the straight line, up to a profit of 200,000.00', () => {
    expect(refusal({ ...machine, kind: 'intangible' })).toBe('asset.special.straight-line-only');
    expect(refusal({ ...machine, treatment: 'declining' })).toBe('asset.special.straight-line-only');
    expect(refusal(machine, { profitBefore: cents(20_000_001) })).toBe('asset.special.profit');
    expect(refusal(machine, { privateSharePercent: decimal('10') })).toBeNull();
    expect(refusal(machine, { privateSharePercent: decimal('10.5') })).toBe('asset.special.private');
    expect(refusal(machine, { amount: cents(0) })).toBe('asset.amount.not-positive');
  });
});
