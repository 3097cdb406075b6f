/** Private use, worked by hand. */
import { type Day, day, type Month } from '@belegbar/domain/calendar';
import type { CarDrive } from '@belegbar/domain/law';
import { assert, type Cents, cents, decimal } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { bookPrivateUse, type CarByListPrice, isInputVatCostAbove, type PrivateUse } from './index.ts';
import { A_VOUCHER, SMALL } from './testing/voucher.ts';

/** Above 100,000.00. */
const DEAR = { listPrice: cents(10_000_100) } as const;
const HYBRID = { drive: 'hybrid', co2GramsPerKilometre: 50, electricRangeKilometres: 40 } as const;
const DIRTY = { drive: 'hybrid', co2GramsPerKilometre: 51, electricRangeKilometres: 79 } as const;
const march = { from: '2026-03' as Month, to: '2026-03' as Month };

/** A car with a list price of 45,585.00 that gave input VAT. */
function car(changes: Partial<CarByListPrice> = {}): CarByListPrice {
  return {
    kind: 'carByListPrice',
    months: march,
    listPrice: cents(4_558_500),
    boughtOn: day('2024-02-01'),
    drive: 'combustion',
    co2GramsPerKilometre: 120,
    electricRangeKilometres: 0,
    hadInputVat: true,
    commutingKilometres: null,
    ...changes,
  };
}

type Row = [basis: string, category: string, taxCode: string, net: number, vat: number, on: Day | null];

function booked(use: PrivateUse, voucher = A_VOUCHER): Row[] {
  const entries = bookPrivateUse(use, voucher);
  assert(entries.known, 'the law of these years');
  return entries.value.map(({ basis, category, taxCode, net, vat, taxPoint }) => [
    basis,
    category,
    taxCode,
    net,
    vat,
    taxPoint,
  ]);
}

test('a car by 1 %: 455.00 a month, and VAT on 80 % of it', () => {
  // 45,585 down to 45,500: 1 % = 455.00; VAT on 364.00: 69.16.
  expect(booked(car())).toEqual([
    ['nonCash', 'private_car_use', 'standard19', 45_500, 6_916, null],
    ['accrual', 'private_car_use', 'standard19', 36_400, 6_916, '2026-03-31'],
  ]);
});

test('an electric car counts by a quarter, for VAT in full', () => {
  // 88,000 bought in July 2025: 22,000, so 220.00; VAT on 704.00: 133.76.
  const electric = { listPrice: cents(8_800_000), boughtOn: day('2025-07-15'), drive: 'electric' } as const;
  expect(booked(car(electric))).toEqual([
    ['nonCash', 'private_car_use', 'standard19', 22_000, 13_376, null],
    ['accrual', 'private_car_use', 'standard19', 70_400, 13_376, '2026-03-31'],
  ]);
});

test.for<[string, Partial<CarByListPrice>, number]>([
  [
    'electric, 60,000, bought in 2023',
    { drive: 'electric', listPrice: cents(6_000_000), boughtOn: day('2023-12-31') },
    15_000,
  ],
  [
    'electric, 60,001, bought in 2023',
    { drive: 'electric', listPrice: cents(6_000_100), boughtOn: day('2023-12-31') },
    30_000,
  ],
  [
    'electric, 70,000, bought in 2024',
    { drive: 'electric', listPrice: cents(7_000_000), boughtOn: day('2024-01-01') },
    17_500,
  ],
  [
    'electric, 88,000, bought in June 2025',
    { drive: 'electric', listPrice: cents(8_800_000), boughtOn: day('2025-06-30') },
    44_000,
  ],
  [
    'electric, 100,001, bought in July 2025',
    { drive: 'electric', listPrice: cents(10_000_100), boughtOn: day('2025-07-01') },
    50_000,
  ],
  // 45,585 / 2 = 22,792.50, down to 22,700.
  ['a hybrid of 50 g', { drive: 'hybrid', co2GramsPerKilometre: 50 }, 22_700],
  [
    'a hybrid of 51 g that goes 60 km',
    { drive: 'hybrid', co2GramsPerKilometre: 51, electricRangeKilometres: 60 },
    22_700,
  ],
  [
    'the same bought in 2025',
    { drive: 'hybrid', co2GramsPerKilometre: 51, electricRangeKilometres: 60, boughtOn: day('2025-01-01') },
    45_500,
  ],
  [
    'a hybrid of 51 g that goes 40 km, bought in 2021',
    { drive: 'hybrid', co2GramsPerKilometre: 51, electricRangeKilometres: 40, boughtOn: day('2021-12-31') },
    22_700,
  ],
])('%s', ([, changes, income]) => {
  expect(booked(car(changes))[0]?.[3]).toBe(income);
});

test('an electric car bought before 2019 is refused: its law is not known', () => {
  const older = car({ drive: 'electric', boughtOn: day('2018-12-31') });
  expect(bookPrivateUse(older, A_VOUCHER)).toMatchObject({ known: false, year: 2018 });
});

test('the way to work takes 0.03 % a kilometre out of the cost', () => {
  // 45,500 x 0.03 % x 15 km = 204.75.
  expect(booked(car({ commutingKilometres: 15 }))[2]).toEqual([
    'nonCash',
    'commuting_not_deductible',
    'inputNone',
    20_475,
    0,
    null,
  ]);
});

test('a car that gave no input VAT, and any of a small business, has no VAT', () => {
  expect(booked(car({ hadInputVat: false }))).toEqual([
    ['nonCash', 'private_car_use', 'notTaxable', 45_500, 0, null],
  ]);
  expect(booked(car(), SMALL)).toEqual([['nonCash', 'private_car_use', 'notTaxable', 45_500, 0, null]]);
});

test('a year noted at its end is twelve months noted in time', () => {
  const year = car({ months: { from: '2025-01' as Month, to: '2025-12' as Month } });
  const months = Array.from(
    { length: 12 },
    (_, index) => `2025-${String(index + 1).padStart(2, '0')}` as Month,
  );
  expect(booked(year)).toEqual(
    months.flatMap((month) => booked(car({ months: { from: month, to: month } }))),
  );
  expect(booked(year)).toHaveLength(24);
});

test('by the logbook a share of the cost, and VAT on what gave input VAT', () => {
  // 30 % of 3,000.00 = 900.00 and of 2,000.00 = 600.00, over three months: 300.00, and 200.00 with 38.00.
  const quarter = { from: '2026-01' as Month, to: '2026-03' as Month };
  const use: PrivateUse = {
    kind: 'carByLogbook',
    months: quarter,
    cost: cents(300_000),
    costWithInputVat: cents(200_000),
    privatePercent: decimal('30'),
    commutingPercent: null,
  };
  expect(booked(use).slice(0, 2)).toEqual([
    ['nonCash', 'private_car_use', 'standard19', 30_000, 3_800, null],
    ['accrual', 'private_car_use', 'standard19', 20_000, 3_800, '2026-01-31'],
  ]);
  expect(booked(use)).toHaveLength(6);
});

const electricCar = {
  listPrice: cents(5_760_000),
  boughtOn: day('2025-07-15'),
  drive: 'electric',
  co2GramsPerKilometre: 0,
  electricRangeKilometres: 450,
} as const;

function logbook(cost: number, costWithInputVat: number, drive?: Partial<CarDrive>): PrivateUse {
  return {
    kind: 'carByLogbook',
    months: march,
    cost: cents(cost),
    costWithInputVat: cents(costWithInputVat),
    ...(drive === undefined ? {} : { car: { ...electricCar, ...drive } }),
    privatePercent: decimal('30'),
    commutingPercent: null,
  };
}

test('an electric car by the logbook: a quarter of its depreciation is income, VAT is on all of it', () => {
  // 800.00 of depreciation and 100.00 for power gave input VAT, 50.00 of insurance did not: 200.00 + 100.00 + 50.00 = 350.00, and 900.00.
  const use = logbook(35_000, 90_000, {});
  expect(isInputVatCostAbove(use)).toEqual({ known: true, value: false });
  // 30 %: 105.00, and 270.00 with 51.30.
  expect(booked(use)).toEqual([
    ['nonCash', 'private_car_use', 'standard19', 10_500, 5_130, null],
    ['accrual', 'private_car_use', 'standard19', 27_000, 5_130, '2026-03-31'],
  ]);
});

test.for<[string, PrivateUse, boolean]>([
  ['all of the cost, of any car', logbook(90_000, 90_000), false],
  ['a cent more than the cost, of any car', logbook(90_000, 90_001), true],
  ['less than nothing', logbook(90_000, -1), true],
  ['four times the cost, of an electric car', logbook(20_000, 80_000, {}), false],
  ['more than four times', logbook(20_000, 80_004, {}), true],
  ['twice the cost, of an electric car above the limit', logbook(40_000, 80_000, DEAR), false],
  ['more than twice', logbook(40_000, 80_002, DEAR), true],
  ['twice the cost, of a hybrid with little emission', logbook(40_000, 80_000, HYBRID), false],
  ['a cent more than the cost, of another hybrid', logbook(80_000, 80_001, DIRTY), true],
  ['a cent more than the cost, of a combustion car', logbook(80_000, 80_001, { drive: 'combustion' }), true],
])('what gave input VAT is %s', ([, use, isRefused]) => {
  expect(isInputVatCostAbove(use)).toEqual({ known: true, value: isRefused });
});

test('of an electric car that was bought before there was a share, nothing is guessed', () => {
  const use = logbook(20_000, 80_000, { boughtOn: day('2018-12-31') });
  expect(isInputVatCostAbove(use)).toMatchObject({ known: false, year: 2018 });
});

test('by the logbook the ways to work are no cost, with their share of it, and no private use', () => {
  // § 4 (5) No. 6 s. 3 EStG: 20 % of 3,000.00 = 600.00 over three months; the flat rate of the ways is another voucher.
  const quarter = { from: '2026-01' as Month, to: '2026-03' as Month };
  const use: PrivateUse = {
    kind: 'carByLogbook',
    months: quarter,
    cost: cents(300_000),
    costWithInputVat: cents(200_000),
    privatePercent: decimal('30'),
    commutingPercent: decimal('20'),
  };
  const rows = booked(use);
  expect(rows.slice(0, 3)).toEqual([
    ['nonCash', 'private_car_use', 'standard19', 30_000, 3_800, null],
    ['accrual', 'private_car_use', 'standard19', 20_000, 3_800, '2026-01-31'],
    ['nonCash', 'commuting_not_deductible', 'inputNone', 20_000, 0, null],
  ]);
  expect(rows).toHaveLength(9);
});

test('the private part of the telephone adds up over the months', () => {
  // 100.00 over three months: 33.34, 33.33, 33.33; VAT 6.33 each.
  const months = { from: '2026-01' as Month, to: '2026-03' as Month };
  const use: PrivateUse = { kind: 'things', months, cost: cents(10_000), costWithInputVat: cents(10_000) };
  expect(booked(use).filter(([basis]) => basis === 'nonCash')).toEqual([
    ['nonCash', 'private_use', 'standard19', 3_334, 633, null],
    ['nonCash', 'private_use', 'standard19', 3_333, 633, null],
    ['nonCash', 'private_use', 'standard19', 3_333, 633, null],
  ]);
});

test('goods that are taken out are a supply of goods at their price of the day', () => {
  const use = { kind: 'goods', takenOn: day('2026-03-10'), vatCase: 'reduced7', hadInputVat: true } as const;
  const entries = bookPrivateUse({ ...use, cost: 20_000 as Cents }, A_VOUCHER);
  expect(entries).toMatchObject({
    known: true,
    value: [
      {
        basis: 'nonCash',
        kind: 'privateGoods',
        category: 'private_use',
        net: 20_000,
        vat: 1_400,
        taxPoint: null,
      },
      {
        basis: 'accrual',
        kind: 'privateGoods',
        taxCode: 'reduced7',
        net: 20_000,
        vat: 1_400,
        taxPoint: '2026-03-10',
      },
    ],
  });
});
