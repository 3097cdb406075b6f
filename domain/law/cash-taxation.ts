/** Up to which turnover VAT may be taxed as money comes in (§ 20 UStG). */
import { type Cents, cents } from '../money/index.ts';
import { type Known, type LawRow, lookUp } from './known.ts';

/** Total turnover of the calendar year before, in cents, up to which the tax office can allow it in a year; refuses years outside the table. */
export function cashTaxationLimit(year: number): Known<Cents> {
  return lookUp(LIMITS, year);
}

const LIMITS: readonly LawRow<Cents>[] = [
  {
    fromYear: 2020,
    untilYear: 2023,
    unit: 'cents per year',
    source: '§ 20 s. 1 No. 1 UStG as it stood until 31 December 2023',
    value: cents(60_000_000),
  },
  {
    fromYear: 2024,
    untilYear: null,
    unit: 'cents per year',
    source: '§ 20 s. 1 No. 1 UStG as it stands since 1 January 2024',
    value: cents(80_000_000),
  },
];
