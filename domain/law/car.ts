/** The private use of a car of the business: the flat rate of the list price, and the share of it that counts for electric ones. */
import { type Day, day, yearOf } from '../calendar/index.ts';
import { type Cents, cents, type Decimal, decimal } from '../money/index.ts';
import { type Known, unknown } from './known.ts';

/**
 * Percent of the list price with VAT at first registration, special equipment included, rounded down to whole hundreds. For VAT the same of
 * the full list price, less what stands for cost without input VAT; the rest is net.
 */
export const CAR_BY_LIST_PRICE = {
  monthlyPercent: decimal('1'),
  commutingPercentPerKilometre: decimal('0.03'),
  vatTaxedPercent: decimal('80'),
  roundedDownToCents: 10_000,
  unit: 'percent of the list price per month, and per kilometre one way; percent that is taxed; cents',
  source: '§ 6 (1) No. 4 s. 2, § 4 (5) No. 6 s. 3 EStG; UStAE 15.23 (5)',
} as const;

/** What the share depends on. `listPrice` in cents; emission and range as in the registration. */
export interface CarDrive {
  boughtOn: Day;
  listPrice: Cents;
  /** `electric`: by electric motors alone, without emission. */
  drive: 'combustion' | 'electric' | 'hybrid';
  co2GramsPerKilometre: number;
  electricRangeKilometres: number;
}

/** The percent of the list price that counts for income tax, by the day of purchase. Refuses an electric or hybrid car bought on a day outside the tables. */
export function listPriceShare(car: CarDrive): Known<Decimal> {
  if (car.drive === 'combustion') return { known: true, value: ALL };
  const row = ELECTRIC.find(({ from, until }) => from <= car.boughtOn && car.boughtOn <= until);
  if (row === undefined) return unknown(yearOf(car.boughtOn), knownYears());
  if (car.drive === 'electric')
    return { known: true, value: car.listPrice <= row.quarterUpTo ? QUARTER : HALF };
  const isLow = car.co2GramsPerKilometre <= row.co2Maximum;
  const isFar = car.electricRangeKilometres >= row.rangeMinimum;
  return { known: true, value: isLow || isFar ? HALF : ALL };
}

const ALL = decimal('100');
const HALF = decimal('50');
const QUARTER = decimal('25');

interface ElectricRow {
  from: Day;
  until: Day;
  /** Highest list price of a purely electric car that counts by a quarter; above it counts by half. */
  quarterUpTo: Cents;
  /** A hybrid counts by half with at most this emission, or at least this range. */
  co2Maximum: number;
  rangeMinimum: number;
  source: string;
}

const LAW = '§ 6 (1) No. 4 s. 2 No. 2 to 5, § 52 (12) EStG';
const ELECTRIC: readonly ElectricRow[] = [
  row('2019-01-01', '2021-12-31', cents(6_000_000), 40),
  row('2022-01-01', '2023-12-31', cents(6_000_000), 60),
  row('2024-01-01', '2024-12-31', cents(7_000_000), 60),
  row('2025-01-01', '2025-06-30', cents(7_000_000), 80),
  row('2025-07-01', '2030-12-31', cents(10_000_000), 80),
];

function row(from: string, until: string, quarterUpTo: Cents, rangeMinimum: number): ElectricRow {
  return { from: day(from), until: day(until), quarterUpTo, co2Maximum: 50, rangeMinimum, source: LAW };
}

function knownYears(): number[] {
  return ELECTRIC.flatMap(({ from, until }) => [yearOf(from), yearOf(until)]);
}
