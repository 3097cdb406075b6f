/** How often advance returns are due, by the VAT of the calendar year before (§ 18 (2) UStG), and the permanent extension (§§ 46 to 48 UStDV). */
import { type Cents, cents } from '../money/index.ts';
import { type Known, type LawRow, lookUp } from './known.ts';

export interface FilingLimits {
  /** Above this VAT of the year before, in cents, returns are due by the month; up to it by the quarter. */
  monthAbove: Cents;
  /** Up to this VAT of the year before, in cents, the tax office can free the business from advance returns. */
  exemptUpTo: Cents;
  /** Above this surplus of the year before, in cents, who is refunded may file by the month (§ 18 (2a) UStG). */
  monthAboveSurplus: Cents;
  paragraph: string;
}

/** The limits for the returns of a calendar year; refuses years outside the table. */
export function filingLimits(year: number): Known<FilingLimits> {
  return lookUp(LIMITS, year);
}

const LIMITS: readonly LawRow<FilingLimits>[] = [
  {
    fromYear: 2023,
    untilYear: 2024,
    unit: 'cents per year',
    source: '§ 18 (2), (2a) UStG as it stood until 31 December 2024',
    value: {
      monthAbove: cents(750_000),
      exemptUpTo: cents(100_000),
      monthAboveSurplus: cents(750_000),
      paragraph: '§ 18 (2) UStG',
    },
  },
  {
    fromYear: 2025,
    untilYear: null,
    unit: 'cents per year',
    source: '§ 18 (2), (2a) UStG as it stands since 1 January 2025',
    value: {
      monthAbove: cents(900_000),
      exemptUpTo: cents(200_000),
      monthAboveSurplus: cents(900_000),
      paragraph: '§ 18 (2) UStG',
    },
  },
];

/**
 * How often who founded a business in the year or the one before files: by the month, or by what the year is expected to come to, or came
 * to for twelve months. Refuses years outside the table.
 */
export function foundersFiling(year: number): Known<'month' | 'byTax'> {
  return lookUp(FOUNDERS, year);
}

const FOUNDERS: readonly LawRow<'month' | 'byTax'>[] = [
  { fromYear: 2002, untilYear: 2020, unit: 'rule', source: '§ 18 (2) s. 4 UStG', value: 'month' },
  { fromYear: 2021, untilYear: 2026, unit: 'rule', source: '§ 18 (2) s. 6 UStG', value: 'byTax' },
  { fromYear: 2027, untilYear: null, unit: 'rule', source: '§ 18 (2) s. 4 UStG', value: 'month' },
];

/** Who files by the month pays an eleventh of the year before in advance, with the first return of the year, and has it back in the last (§§ 47, 48 UStDV). */
export const PERMANENT_EXTENSION = {
  months: 1,
  prepaymentDivisor: 11,
  prepaymentDue: '02-10',
  unit: 'months by which a return is due later; divisor; month and day',
  source: '§§ 46, 47 (1), 48 (2), (4) UStDV',
} as const;
