/** What is taken off the cost of an asset for an investment deduction (§ 7g (2) s. 3 EStG). */
import { day } from '@belegbar/domain/calendar';
import { withNew } from '@belegbar/domain/journal';
import { cents, decimal } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import {
  type Asset,
  assetStatement,
  type BoughtAsset,
  bookAsset,
  bookAssetChange,
  bookValueOn,
  type Disposal,
  isMixedPoolYear,
  reductionRefusal,
  schedule,
  specialRefusal,
  treatmentRefusal,
} from './index.ts';
import { assetOf } from './testing.ts';

/** 10,000.00 in March 2026 over ten years, with half of it taken off. */
const machine = assetOf({
  acquiredOn: day('2026-03-16'),
  usefulLifeMonths: 120,
  cost: cents(1_000_000),
  reduction: cents(500_000),
});
const closings = ['2026-12-31', '2027-12-31'].map(day);

// 5,000.00 are left: ten of 120 months are 416.67, twelve are 500.00.
test('it is cost at once, and depreciation goes by what is left', () => {
  expect(
    bookAsset(machine, closings).map(({ bookedOn, category, net }) => [bookedOn, category, net]),
  ).toEqual([
    ['2026-03-16', 'investment_reduction', -500_000],
    ['2026-12-31', 'depreciation_movable', -41_667],
    ['2027-12-31', 'depreciation_movable', -50_000],
  ]);
  expect(schedule(machine).at(-1)).toMatchObject({ year: 2036, bookValueAtEnd: 0 });
  expect(bookValueOn(machine, day('2026-03-31'))).toBe(495_833);
});

test('is in the year of the acquisition, whether or not that is closed, and goes when it was a mistake', () => {
  expect(bookAsset(machine, [])).toHaveLength(1);
  const stand = withNew([], bookAsset(machine, closings));
  const without = bookAssetChange({ ...machine, reduction: undefined }, { closings, stand });
  // 10,000.00 over 120 months: 833.33 and 1,000.00.
  expect(without.map(({ category, net }) => [category, net])).toEqual([
    ['investment_reduction', 500_000],
    ['depreciation_movable', -41_666],
    ['depreciation_movable', -50_000],
  ]);
});

test('is no addition to the register', () => {
  const [group] = assetStatement([machine], withNew([], bookAsset(machine, closings)), 2026);
  expect(group).toMatchObject({ additions: 500_000, depreciation: 41_667, bookValueAtEnd: 458_333 });
});

test('the shares of an electric vehicle and special depreciation are of what is left', () => {
  const car = { ...machine, acquiredOn: day('2026-03-16'), treatment: 'electricVehicle' } as const;
  expect(schedule(car).map(({ regular }) => regular)).toEqual([
    375_000, 50_000, 25_000, 25_000, 15_000, 10_000,
  ]);
  const claim = { year: 2026, profitBefore: cents(0), privateSharePercent: null };
  expect(specialRefusal(machine, { ...claim, amount: cents(200_000) })).toMatchObject({ value: null });
  expect(specialRefusal(machine, { ...claim, amount: cents(200_001) })).toMatchObject({
    value: { code: 'asset.special.above', values: { left: '2000.00' } },
  });
});

test('of a cost that a credit lowers, no more than half of it is taken off', () => {
  expect(bookAsset({ ...machine, cost: cents(800_000) }, [])).toMatchObject([{ net: -400_000 }]);
  expect(bookAsset({ ...machine, cost: cents(0) }, closings)).toEqual([]);
});

// § 7g (4) EStG. Of 10,000.00 over 120 months ten of 2026 are 833.33; with two of 2027 twelve are gone, and 9,000.00 are left.
test('what is sold before the end of the year after it came never had its cost reduced', () => {
  const gone = (on: string, reason: Disposal['reason'] = 'sale') =>
    bookAsset({ ...machine, disposal: { on: day(on), reason, proceeds: null } }, [day('2026-12-31')]).map(
      ({ category, net }) => [category, net],
    );
  expect(gone('2027-02-10')).toEqual([
    ['depreciation_movable', -83_333],
    ['residual_book_value', -900_000],
  ]);
  expect(gone('2027-12-31')).toContainEqual(['investment_reduction', -500_000]);
  expect(gone('2027-02-10', 'loss')).toContainEqual(['investment_reduction', -500_000]);
});

test('is half of the cost at most, of movable assets, almost all of whose use is for the business', () => {
  const refusal = (changes: Partial<BoughtAsset>) => reductionRefusal({ ...bought, ...changes });
  expect(refusal({})).toEqual({ known: true, value: null });
  expect(refusal({ reduction: cents(500_001) })).toMatchObject({
    value: { code: 'asset.reduction.above', values: { limit: '5000.00' } },
  });
  expect(refusal({ reduction: cents(-1) })).toMatchObject({ value: { code: 'asset.amount.negative' } });
  expect(refusal({ kind: 'intangible' })).toMatchObject({ value: { code: 'asset.reduction.movable-only' } });
  expect(refusal({ privateSharePercent: decimal('10') })).toMatchObject({ value: null });
  expect(refusal({ privateSharePercent: decimal('10.5') })).toMatchObject({
    value: { code: 'asset.reduction.private' },
  });
  // 40 percent then, and limits of the capital.
  expect(refusal({ acquiredOn: day('2019-12-31') })).toMatchObject({ known: false, year: 2019 });
  expect(refusal({ acquiredOn: day('2019-12-31'), reduction: cents(0) })).toMatchObject({ value: null });
});

const bought: BoughtAsset = {
  ...(machine as Asset & { reduction: BoughtAsset['reduction'] }),
  isUsableAlone: true,
  netPrice: machine.cost,
  inputVat: cents(190_000),
  deducted: cents(190_000),
  privateSharePercent: null,
};

/** A camera of 1,600.00 of which 800.00 are taken off. */
const camera = {
  kind: 'movable',
  usefulLifeMonths: null,
  acquiredOn: day('2026-03-16'),
  netPrice: cents(160_000),
  reduction: cents(80_000),
} as const;

test('what is left counts for the limits of small assets', () => {
  const refusal = (changes: object) => treatmentRefusal({ ...camera, treatment: 'lowValue', ...changes });
  expect(refusal({})).toMatchObject({ value: null });
  expect(refusal({ reduction: cents(79_999) })).toMatchObject({
    value: { code: 'asset.treatment.above-limit', values: { limit: '800.00' } },
  });
  expect(refusal({ treatment: 'pool' })).toMatchObject({ value: null });
  const desk = { ...camera, treatment: 'lowValue', netPrice: cents(30_000), reduction: undefined } as const;
  expect(isMixedPoolYear({ ...camera, treatment: 'pool' }, [desk])).toBe(true);
  expect(isMixedPoolYear({ ...camera, treatment: 'pool', reduction: undefined }, [desk])).toBe(false);
});

test('what is cost at once has nothing of which it were taken off', () => {
  expect(treatmentRefusal({ ...camera, treatment: 'immediate', reduction: cents(140_000) })).toMatchObject({
    value: { code: 'asset.reduction.register-only' },
  });
});
