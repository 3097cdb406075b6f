/** § 15a UStG, §§ 44 and 45 UStDV, worked by hand. */
import type { TaxRegime } from '@belegbar/domain/business';
import { day } from '@belegbar/domain/calendar';
import { cents, decimal } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { correctInputVat, type Disposal, type WatchedAsset } from './index.ts';

const regular: TaxRegime = {
  validFrom: day('2020-01-01'),
  vatBasis: 'accrual',
  smallBusiness: false,
  filingPeriod: 'quarter',
};
const small = (validFrom: string): TaxRegime => ({
  ...regular,
  validFrom: day(validFrom),
  smallBusiness: true,
});

/** A car of January 2024 with 6,000.00 of input VAT, all deducted: 1,200.00 a year, 100.00 a month. */
const car: WatchedAsset = {
  kind: 'movable',
  usefulLifeMonths: 72,
  acquiredOn: day('2024-01-10'),
  inputVat: cents(600_000),
  deducted: cents(600_000),
  disposal: null,
};

function amounts(asset: WatchedAsset, of: Partial<Parameters<typeof correctInputVat>[1]> = {}) {
  return correctInputVat(asset, { uses: [], regimes: [regular], ...of })
    .filter(({ amount }) => amount !== 0)
    .map(({ year, amount, due }) => [year, amount, due]);
}

describe('input VAT is corrected', () => {
  test('when a small business begins: what is left of five years, year by year', () => {
    expect(amounts(car, { regimes: [regular, small('2027-01-01')] })).toEqual([
      [2027, -120_000, 'annual'],
      [2028, -120_000, 'annual'],
    ]);
  });

  test('of what was paid for, and deducted, before the small business began in which it is used from the first', () => {
    const regimes = [regular, small('2024-01-01')];
    expect(amounts(car, { regimes })).toEqual(
      [2024, 2025, 2026, 2027, 2028].map((year) => [year, -120_000, 'annual']),
    );
  });

  test('when a small business ends: what was never deducted comes back', () => {
    const regimes = [small('2020-01-01'), { ...regular, validFrom: day('2026-07-01') }];
    expect(amounts({ ...car, deducted: cents(0) }, { regimes })).toEqual([
      [2026, 60_000, 'annual'],
      [2027, 120_000, 'annual'],
      [2028, 120_000, 'annual'],
    ]);
  });

  // § 45 UStDV: what changes before the 16th of a month changes it all. Of 2026 three months are left, or two.
  test.for([
    ['2026-10-01', 30_000],
    ['2026-10-10', 30_000],
    ['2026-10-15', 30_000],
    ['2026-10-16', 20_000],
    ['2026-11-01', 20_000],
  ] as const)('from the month of a change on %s, or from the next one', ([on, amount]) => {
    const regimes = [small('2020-01-01'), { ...regular, validFrom: day(on) }];
    expect(amounts({ ...car, deducted: cents(0) }, { regimes })[0]).toEqual([2026, amount, 'annual']);
  });

  test('when half of the use becomes exempt', () => {
    const uses = [{ from: day('2026-01-01'), percent: decimal('50') }];
    expect(amounts(car, { uses })).toEqual([
      [2026, -60_000, 'annual'],
      [2027, -60_000, 'annual'],
      [2028, -60_000, 'annual'],
    ]);
  });

  test('all that is left with the return of the month in which it is sold exempt', () => {
    // January 2024 to September 2026 are 33 months; 27 are left.
    const proceeds = {
      net: cents(1),
      vat: cents(0),
      vatCase: 'exempt',
      isSmallBusiness: false,
      taxPoint: null,
      receivedOn: null,
    } as const;
    const disposal: Disposal = { on: day('2026-09-30'), reason: 'sale', proceeds };
    expect(amounts({ ...car, disposal })).toEqual([[2026, -270_000, 'advance']]);
  });

  test('over its life, where that is less than five years (§ 15a (5) s. 2)', () => {
    // 6,000.00 over 36 months are 2,000.00 a year; from 2026 on there is one year left.
    const workstation = { ...car, usefulLifeMonths: 36 };
    expect(amounts(workstation, { regimes: [regular, small('2026-01-01')] })).toEqual([
      [2026, -200_000, 'annual'],
    ]);
  });

  test('at once where it is more than 6,000.00 in a year', () => {
    const machine = { ...car, inputVat: cents(3_100_000), deducted: cents(3_100_000) };
    expect(amounts(machine, { regimes: [regular, small('2028-01-01')] })).toEqual([
      [2028, -620_000, 'advance'],
    ]);
  });
});

describe('it is not', () => {
  test('up to 1,000.00 of input VAT (§ 44 (1) UStDV)', () => {
    const camera = { ...car, inputVat: cents(100_000), deducted: cents(100_000) };
    expect(correctInputVat(camera, { uses: [], regimes: [regular, small('2025-01-01')] })).toEqual([]);
  });

  test('but for the very ten points, however the cents of a year round', () => {
    // Of 2,936.45 two fifths were deducted; 50 of 60 months are left, in which the rest is: 1,468.225. Two months of the first year are its tenth.
    const [inputVat, deducted] = [cents(293_645), cents(117_458)];
    const proceeds = {
      net: cents(103_899),
      vat: cents(19_741),
      vatCase: 'standard19',
      isSmallBusiness: false,
      taxPoint: day('2024-10-01'),
      receivedOn: day('2024-10-01'),
    } as const;
    const disposal: Disposal = { on: day('2024-10-01'), reason: 'sale', proceeds };
    const [found] = amounts({ ...car, acquiredOn: day('2024-01-15'), inputVat, deducted, disposal });
    expect(found?.[0]).toBe(2024);
    // Five years are rounded, each three times.
    expect(Math.abs(Number(found?.[1]) - 146_822)).toBeLessThanOrEqual(8);
  });

  test('for less than ten points that are no more than 1,000.00 a year (§ 44 (2) UStDV)', () => {
    const uses = [{ from: day('2026-01-01'), percent: decimal('90.5') }];
    expect(amounts(car, { uses })).toEqual([]);
    expect(amounts(car, { uses: [{ from: day('2026-01-01'), percent: decimal('90') }] })[0]).toEqual([
      2026,
      -12_000,
      'annual',
    ]);
  });

  test('for the year of a sale of which less than ten points change, and for those after it all the same', () => {
    // 1,800.00 of 60 months, nothing deducted: 30.00 a month. Sold with VAT on 1 November 2024, December is one month of twelve, 8.3 points; of the years after 48.
    const camera = { ...car, inputVat: cents(180_000), deducted: cents(0) };
    const disposal: Disposal = { on: day('2024-11-01'), reason: 'sale', proceeds: null };
    expect(amounts({ ...camera, disposal })).toEqual([[2024, 144_000, 'advance']]);
  });

  test('when it is lost, or sold with VAT', () => {
    expect(amounts({ ...car, disposal: { on: day('2026-09-30'), reason: 'loss', proceeds: null } })).toEqual(
      [],
    );
    expect(amounts({ ...car, disposal: { on: day('2026-09-30'), reason: 'sale', proceeds: null } })).toEqual(
      [],
    );
  });
});

test('what is lost ends its period, before the 16th without its month (§ 45 UStDV)', () => {
  // 1,200.00 a year for exempt work from January 2026 on: 100.00 a month.
  const uses = [{ from: day('2026-01-01'), percent: decimal('0') }];
  const lost = (on: string) =>
    amounts({ ...car, disposal: { on: day(on), reason: 'loss', proceeds: null } }, { uses });
  expect(lost('2026-09-15')).toEqual([[2026, -80_000, 'annual']]);
  expect(lost('2026-09-16')).toEqual([[2026, -90_000, 'annual']]);
});

test('the five years are sixty months, and a first month after its middle is left out (§ 45 UStDV)', () => {
  const months = (acquiredOn: string) =>
    correctInputVat({ ...car, acquiredOn: day(acquiredOn) }, { uses: [], regimes: [regular] }).map((of) => [
      of.year,
      of.months,
    ]);
  expect(months('2024-03-15')).toEqual([
    [2024, 10],
    [2025, 12],
    [2026, 12],
    [2027, 12],
    [2028, 12],
    [2029, 2],
  ]);
  expect(months('2024-03-16')).toEqual([
    [2024, 9],
    [2025, 12],
    [2026, 12],
    [2027, 12],
    [2028, 12],
    [2029, 3],
  ]);
});
