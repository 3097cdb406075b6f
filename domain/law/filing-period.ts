/** How often advance returns are due, by the VAT of the calendar year before (§ 18 (2) UStG), and the permanent extension (§§ 46 to 48 UStDV). */
import { type Cents, cents } from '../money/index.ts';
import { type Known, type LawRow, lookUp } from './known.ts';

export interface FilingLimits {
  /** Above this VAT of the year before, in cents, returns are due by the month; up to it by the quarter. */
  monthAbove: Cents;
  /** Up to this VAT of the year before, in cents, the tax office can free the business from advance returns. */
  exemptUpTo: Cents;
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
    source: '§ 18 (2) UStG as it stood until 31 December 2024',
    value: { monthAbove: cents(750_000), exemptUpTo: cents(100_000), paragraph: '§ 18 (2) UStG' },
  },
  {
    fromYear: 2025,
    untilYear: null,
    unit: 'cents per year',
    source: '§ 18 (2) UStG as it stands since 1 January 2025',
    value: { monthAbove: cents(900_000), exemptUpTo: cents(200_000), paragraph: '§ 18 (2) UStG' },
  },
];

/** Who files by the month pays an eleventh of the year before in advance, with the first return of the year, and has it back in the last (§§ 47, 48 UStDV). */
export const PERMANENT_EXTENSION = {
  months: 1,
  prepaymentDivisor: 11,
  prepaymentDue: '02-10',
  unit: 'months by which a return is due later; divisor; month and day',
  source: '§§ 46, 47 (1), 48 (2), (4) UStDV',
} as const;
