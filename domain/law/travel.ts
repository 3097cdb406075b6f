/** Flat rates of business trips and of ways to work. */
import { type Cents, cents, decimal } from '../money/index.ts';
import { type Known, type LawRow, lookUp, unknown } from './known.ts';
import { FOREIGN_ALLOWANCES } from './meal-allowances-abroad.ts';

export interface KilometreRates {
  /** Cents per kilometre driven with a private car, and with another private motor vehicle. */
  car: Cents;
  otherMotorVehicle: Cents;
}

/** For business trips by a private vehicle; refuses years outside the table. */
export function kilometreRates(year: number): Known<KilometreRates> {
  return lookUp(KILOMETRES, year);
}

const KILOMETRES: readonly LawRow<KilometreRates>[] = [
  {
    fromYear: 2014,
    untilYear: null,
    unit: 'cents per kilometre driven',
    source: '§ 9 (1) No. 4a s. 2 EStG, § 5 (1), (2) BRKG',
    value: { car: cents(30), otherMotorVehicle: cents(20) },
  },
];

export interface DistanceRates {
  /** Cents per full kilometre one way and day: of the first twenty, and of those beyond. */
  near: Cents;
  far: Cents;
}

/** For ways between home and business; refuses years outside the table. */
export function distanceRates(year: number): Known<DistanceRates> {
  return lookUp(DISTANCES, year);
}

/** § 9 (1) No. 4 s. 2 EStG. */
export const NEAR_KILOMETRES = 20;

const DISTANCES: readonly LawRow<DistanceRates>[] = [
  distance(2021, 2021, 30, 35),
  distance(2022, 2025, 30, 38),
  distance(2026, null, 38, 38),
];

function distance(
  fromYear: number,
  untilYear: number | null,
  near: number,
  far: number,
): LawRow<DistanceRates> {
  const source = '§ 9 (1) No. 4 s. 2, § 4 (5) No. 6 EStG';
  const value = { near: cents(near), far: cents(far) };
  return { fromYear, untilYear, unit: 'cents per kilometre one way', source, value };
}

export interface MealAllowance {
  /** Cents for 24 hours away, and for a day of arrival, of departure, or of more than eight hours. */
  fullDay: Cents;
  partOfDay: Cents;
}

/** Percent of the allowance of a full day of the place by which each meal that others provide lowers the day (§ 9 (4a) s. 8 EStG). */
export const MEAL_CUTS = {
  breakfast: decimal('20'),
  lunch: decimal('40'),
  dinner: decimal('40'),
  unit: 'percent of the full day',
} as const;

/**
 * For a day in a country, or at a place of it that has its own row; null is the rest. Refuses years outside the tables, and with no known
 * year a country or a place that is not in them.
 */
export function mealAllowance(
  at: { country: string; place: string | null },
  year: number,
): Known<MealAllowance> {
  if (at.country === 'DE') return lookUp(AT_HOME, year);
  const ofCountry = FOREIGN_ALLOWANCES.filter(([country]) => country === at.country);
  const ofPlace = ofCountry.filter(([, place]) => place === (at.place ?? ''));
  if (ofPlace.length === 0) return unknown(year, []);
  const row =
    inYear(ofPlace, year) ??
    inYear(
      ofCountry.filter(([, place]) => place === ''),
      year,
    );
  if (row === undefined)
    return unknown(
      year,
      ofCountry.flatMap(([, , from, until]) => [from, until]),
    );
  return { known: true, value: { fullDay: cents(row[4] * 100), partOfDay: cents(row[5] * 100) } };
}

function inYear(rows: typeof FOREIGN_ALLOWANCES, year: number) {
  return rows.find(([, , from, until]) => from <= year && year <= until);
}

const AT_HOME: readonly LawRow<MealAllowance>[] = [
  {
    fromYear: 2020,
    untilYear: null,
    unit: 'cents per day',
    source: '§ 9 (4a) s. 3, § 4 (5) No. 5 EStG',
    value: { fullDay: cents(2_800), partOfDay: cents(1_400) },
  },
];
