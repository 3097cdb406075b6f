/** What an asset books, whenever its depreciation, its noting and its end are entered. */
import { addDays, addMonths, type Day, day, endOfMonth, yearOf } from '@belegbar/domain/calendar';
import { type BookedEntry, type NewEntry, withNew } from '@belegbar/domain/journal';
import { addCents, cents, sumCents } from '@belegbar/domain/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Asset,
  bookAsset,
  bookAssetChange,
  bookAssetUndo,
  bookValueOn,
  type Disposal,
  lastDayOfYear,
  missingClosings,
  schedule,
  yearsNotClosed,
} from './index.ts';
import { assetOf } from './testing.ts';

/** Day, category and net in cents of each. */
function rows(entries: readonly NewEntry[]): [string, string, number][] {
  return entries.map(({ bookedOn, category, net }) => [bookedOn, category, net]);
}

const days = (...texts: string[]): Day[] => texts.map(day);
const lost = (on: string): Disposal => ({ on: day(on), reason: 'loss', proceeds: null });

describe('depreciation at the closings', () => {
  test('of years: half of 280.00 in the first one, which begins in July', () => {
    expect(rows(bookAsset(assetOf(), days('2024-12-31', '2025-12-31')))).toEqual([
      ['2024-12-31', 'depreciation_movable', -14_000],
      ['2025-12-31', 'depreciation_movable', -28_000],
    ]);
  });

  test('of months: a twelfth each, to the cent', () => {
    const closings = days('2025-01-31', '2025-02-28', '2025-03-31');
    expect(rows(bookAsset(assetOf(), closings))).toEqual([
      ['2025-01-31', 'depreciation_movable', -2_333],
      ['2025-02-28', 'depreciation_movable', -2_334],
      ['2025-03-31', 'depreciation_movable', -2_333],
    ]);
  });

  test('each treatment has its category', () => {
    const closings = days('2026-12-31');
    const acquired = { acquiredOn: day('2026-01-05'), usefulLifeMonths: 12, cost: cents(60_000) };
    const categories = (changes: Partial<Asset>) =>
      bookAsset(assetOf({ ...acquired, ...changes }), closings).map(({ category }) => category);
    expect(categories({ treatment: 'lowValue' })).toEqual(['low_value_assets']);
    expect(categories({ treatment: 'pool' })).toEqual(['asset_pool']);
    expect(categories({ treatment: 'oneYear', kind: 'intangible' })).toEqual(['depreciation_intangible']);
    expect(categories({ kind: 'immovable' })).toEqual(['depreciation_immovable']);
    const special = [{ year: 2026, amount: cents(6_000) }];
    expect(categories({ usefulLifeMonths: 60, special })).toEqual([
      'depreciation_movable',
      'special_depreciation',
    ]);
  });

  test('moves no money and is in no return of VAT', () => {
    const [entry] = bookAsset(assetOf(), days('2024-12-31'));
    expect(entry).toMatchObject({
      basis: 'nonCash',
      kind: 'depreciation',
      taxPoint: null,
      taxCode: 'inputNone',
      document: { kind: 'asset', number: 'AV-2024-0001' },
    });
    expect(entry).not.toHaveProperty('countsOn');
  });

  test('what is booked by a month needs only the rest at the end of the year', () => {
    const before = withNew([], bookAsset(assetOf(), days('2025-01-31')));
    const change = bookAssetChange(assetOf(), { closings: days('2025-01-31', '2025-12-31'), stand: before });
    expect(rows(change)).toEqual([['2025-12-31', 'depreciation_movable', -25_667]]);
  });

  test('close the years before, and of their own year its end or its months', () => {
    const byYear = { through: day('2026-12-31'), step: 'year' } as const;
    expect(missingClosings([assetOf()], days('2025-12-31'), byYear)).toEqual(['2024-12-31', '2026-12-31']);
    const byMonth = { through: day('2025-02-28'), step: 'month' } as const;
    expect(missingClosings([assetOf()], [], byMonth)).toEqual(['2024-12-31', '2025-01-31', '2025-02-28']);
    expect(missingClosings([], [], byYear)).toEqual(['2026-12-31']);
  });

  test('that is taken back names what it takes back', () => {
    const stand = withNew([], bookAsset(assetOf(), days('2024-12-31'))).map((entry) => ({
      ...entry,
      number: 7,
    }));
    const from = { closings: days('2024-12-31'), stand };
    expect(bookAssetUndo(null, from)).toMatchObject([{ net: 14_000, bookedOn: '2024-12-31', reverses: 7 }]);
    const gone = assetOf({ disposal: lost('2024-09-30') });
    expect(bookAssetUndo(gone, from)).toMatchObject([
      { net: 7_000, reverses: 7 },
      { net: -189_000, reverses: null },
    ]);
  });

  test('years that nobody closed are named', () => {
    expect(yearsNotClosed(assetOf(), days('2025-12-31'), 2026)).toEqual([2024, 2026]);
  });
});

describe('an asset that leaves', () => {
  test('is depreciated up to the month in which it does, and the rest is cost that day', () => {
    // 140.00 of 2024, 280.00 of 2025, nine months of 2026: 210.00. Of 1,960.00 are left 1,330.00.
    const asset = assetOf({ disposal: lost('2026-09-30') });
    expect(rows(bookAsset(asset, days('2026-12-31', '2027-12-31')))).toEqual([
      ['2026-12-31', 'depreciation_movable', -21_000],
      ['2026-09-30', 'residual_book_value', -133_000],
    ]);
    expect(bookValueOn(assetOf(), day('2026-09-30'))).toBe(133_000);
  });

  test('each month takes its part of a full year, until nothing is left of what special depreciation left', () => {
    // 3,600.00 over three years from July 2024: 100.00 a month. 1,440.00 in 2024 leave 3,600 - 600 - 1,440 - 1,200 = 360.00 for 2026.
    const special = [{ year: 2024, amount: cents(144_000) }];
    const laptop = assetOf({ cost: cents(360_000), usefulLifeMonths: 36, special });
    const left = ['2026-01-31', '2026-03-31', '2026-04-30'].map((on) => bookValueOn(laptop, day(on)));
    expect(left).toEqual([26_000, 6_000, 0]);
  });

  test('from a pool leaves the pool as it is (§ 6 (2a) s. 3 EStG)', () => {
    const pooled = { treatment: 'pool', cost: cents(90_000), acquiredOn: day('2025-12-05') } as const;
    const asset = assetOf({ ...pooled, disposal: lost('2026-02-03') });
    expect(rows(bookAsset(asset, days('2026-12-31', '2027-12-31')))).toEqual([
      ['2026-12-31', 'asset_pool', -18_000],
      ['2027-12-31', 'asset_pool', -18_000],
    ]);
  });

  test('sold for 1,190.00 has its VAT on the day of the supply and its income with the money (Kz 81, 102, 140)', () => {
    const disposal: Disposal = {
      on: day('2026-09-30'),
      reason: 'sale',
      proceeds: {
        net: cents(100_000),
        vatCase: 'standard19',
        vat: cents(19_000),
        isSmallBusiness: false,
        taxPoint: day('2026-09-30'),
        receivedOn: day('2026-10-05'),
      },
    };
    const entries = bookAsset(assetOf({ disposal }), []);
    expect(
      entries.map(({ basis, bookedOn, net, vat, taxPoint, taxCode }) => [
        basis,
        bookedOn,
        net,
        vat,
        taxPoint,
        taxCode,
      ]),
    ).toEqual([
      ['nonCash', '2026-09-30', -133_000, 0, null, 'inputNone'],
      ['accrual', '2026-09-30', 100_000, 19_000, '2026-09-30', 'standard19'],
      ['cash', '2026-10-05', 100_000, 19_000, null, 'standard19'],
    ]);
  });

  test('taken for private ends counts at once, without money', () => {
    const disposal: Disposal = {
      on: day('2026-09-30'),
      reason: 'withdrawal',
      proceeds: {
        net: cents(100_000),
        vatCase: 'standard19',
        vat: cents(19_000),
        isSmallBusiness: false,
        taxPoint: day('2026-09-30'),
        receivedOn: null,
      },
    };
    const entries = bookAsset(assetOf({ disposal }), []);
    expect(
      entries.map(({ kind, basis, category, net, taxPoint }) => [kind, basis, category, net, taxPoint]),
    ).toEqual([
      ['disposal', 'nonCash', 'residual_book_value', -133_000, null],
      ['assetWithdrawal', 'accrual', 'asset_disposal', 100_000, '2026-09-30'],
      ['assetWithdrawal', 'nonCash', 'asset_disposal', 100_000, null],
    ]);
  });
});

describe('whatever the asset', () => {
  test('the years add up to its cost, and none is below zero', () => {
    fc.assert(
      fc.property(anyAsset(), (asset) => {
        const years = schedule(asset);
        for (const { regular, special } of years)
          expect(Math.min(regular, special)).toBeGreaterThanOrEqual(0);
        expect(sumCents(years.map(({ regular, special }) => addCents(regular, special)))).toBe(asset.cost);
        expect(years.at(-1)?.bookValueAtEnd).toBe(0);
      }),
      RUNS,
    );
  });

  test('depreciation and residual value add up to its cost, on whichever day it leaves', () => {
    fc.assert(
      fc.property(anyAsset(), fc.nat(4000), (asset, later) => {
        fc.pre(asset.treatment !== 'pool');
        const on = addDays(asset.acquiredOn, later);
        const entries = bookAsset({ ...asset, disposal: lost(on) }, everyYear(asset, yearOf(on)));
        expect(sumCents(entries.map(({ net }) => net))).toBe(-asset.cost);
      }),
      RUNS,
    );
  });

  test('closed by months a year comes to the same as closed at once', () => {
    fc.assert(
      fc.property(anyAsset(), fc.nat(3), (asset, later) => {
        const year = yearOf(asset.acquiredOn) + later;
        expect(byCategory(bookAsset(asset, monthsOf(year)))).toEqual(
          byCategory(bookAsset(asset, [lastDayOfYear(year)])),
        );
      }),
      RUNS,
    );
  });

  test('noted in whichever order, the same stands', () => {
    fc.assert(
      fc.property(anyHistory(), ({ asset, steps, other }) => {
        expect(standing(replay(asset, other))).toEqual(standing(replay(asset, steps)));
      }),
      RUNS,
    );
  });
});

const RUNS = { numRuns: 300 };

/** A closing, or that the asset is gone, or comes back. */
type Step = Day | { disposal: Disposal };

function replay(asset: Asset, steps: readonly Step[]): BookedEntry[] {
  let now = asset;
  const closings: Day[] = [];
  return steps.reduce<BookedEntry[]>((stand, step) => {
    if (typeof step === 'string') closings.push(step);
    else now = { ...now, ...step };
    return withNew(stand, bookAssetChange(now, { closings, stand }));
  }, []);
}

/** Sums by all that decides where an entry counts. */
function standing(entries: readonly BookedEntry[]): [string, number][] {
  return [...Map.groupBy(entries, ({ bookedOn, category }) => `${bookedOn} ${category}`)]
    .map(([place, alike]): [string, number] => [place, sumCents(alike.map(({ net }) => net))])
    .filter(([, sum]) => sum !== 0)
    .toSorted(([one], [other]) => one.localeCompare(other));
}

function byCategory(entries: readonly NewEntry[]): [string, number][] {
  return [...Map.groupBy(entries, ({ category }) => category)]
    .map(([category, alike]): [string, number] => [category, sumCents(alike.map(({ net }) => net))])
    .toSorted(([one], [other]) => one.localeCompare(other));
}

function everyYear({ acquiredOn }: Asset, last: number): Day[] {
  const first = yearOf(acquiredOn);
  return Array.from({ length: last - first + 1 }, (_, index) => lastDayOfYear(first + index));
}

function monthsOf(year: number): Day[] {
  return Array.from({ length: 12 }, (_, index) => endOfMonth(addMonths(day(`${year}-01-01`), index)));
}

function anyAsset(): fc.Arbitrary<Asset> {
  const treatments = ['lowValue', 'pool', 'oneYear', 'straightLine', 'declining', 'electricVehicle'] as const;
  return fc
    .record({
      treatment: fc.constantFrom(...treatments),
      cost: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 30_000_000 })).map(cents),
      usefulLifeMonths: fc.integer({ min: 1, max: 240 }),
      later: fc.nat(900),
      special: fc.option(fc.nat(4)),
    })
    .map(({ later, special, ...asset }) => {
      const acquiredOn = addDays(day('2025-07-01'), later);
      const claimed = special === null || asset.treatment !== 'straightLine' ? [] : [special];
      return assetOf({
        ...asset,
        acquiredOn,
        special: claimed.map((offset) => ({
          year: yearOf(acquiredOn) + offset,
          amount: cents(Math.floor(asset.cost * 0.4)),
        })),
      });
    });
}

function anyHistory() {
  return anyAsset().chain((asset) => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 48 }), { maxLength: 6 });
    const gone = fc.integer({ min: 0, max: 1500 }).map((later) => lost(addDays(asset.acquiredOn, later)));
    return fc.record({ days, gone }).chain(({ days, gone }) => {
      const closings = days.map((later) =>
        endOfMonth(addMonths(day(`${yearOf(asset.acquiredOn)}-01-31`), later)),
      );
      const steps: Step[] = [...closings, { disposal: gone }];
      return fc
        .shuffledSubarray(steps, { minLength: steps.length })
        .map((other) => ({ asset, steps, other }));
    });
  });
}
