/** Work at home: the flat rate of a day, and that of the room. */
import { type Cents, cents } from '../money/index.ts';
import { type Known, type LawRow, lookUp } from './known.ts';

export interface HomeOfficeRates {
  /** Cents. */
  perDay: Cents;
  /** In a calendar year, over all that a person does. */
  daysMaximum: number;
}

/** § 4 (5) No. 6c EStG; refuses years outside the table. */
export function homeOfficeRates(year: number): Known<HomeOfficeRates> {
  return lookUp(DAYS, year);
}

/** Cents per month in which the room is the centre of all work: the year's flat rate less a twelfth for each full month without; refuses years outside the table. */
export function homeOfficeRoomRate(year: number): Known<Cents> {
  return lookUp(ROOM, year);
}

const DAYS: readonly LawRow<HomeOfficeRates>[] = [
  {
    fromYear: 2023,
    untilYear: null,
    unit: 'cents per day; days per year (1,260 EUR)',
    source: '§ 4 (5) No. 6c, § 52 (6) s. 13 EStG',
    value: { perDay: cents(600), daysMaximum: 210 },
  },
];

const ROOM: readonly LawRow<Cents>[] = [
  {
    fromYear: 2023,
    untilYear: null,
    unit: 'cents per month (1,260 EUR per year)',
    source: '§ 4 (5) No. 6b s. 3, 4, § 52 (6) s. 13 EStG',
    value: cents(10_500),
  },
];
