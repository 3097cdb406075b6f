/** Turnover limits of the Kleinunternehmer (§ 19 UStG). */
import { type Cents, cents } from '../money/index.ts';
import { type Known, type LawRow, lookUp } from './known.ts';

export interface SmallBusinessLimits {
  /** Limit of the preceding calendar year's total turnover, in cents. */
  previousYear: Cents;
  /** Limit of the running calendar year's total turnover, in cents. */
  currentYear: Cents;
  /** True: the supply that crosses `currentYear` is taxed, and all later ones. False: it was the forecast that counted. */
  hard: boolean;
  /** `gross`: turnover counts with VAT; `net`: without. */
  turnover: 'gross' | 'net';
  /** `notLevied`: VAT is not levied (until 2024); `exempt`: the supply is exempt (from 2025). */
  effect: 'notLevied' | 'exempt';
  paragraph: string;
}

/** The limits that hold in a calendar year; refuses years outside the table. */
export function smallBusinessLimits(year: number): Known<SmallBusinessLimits> {
  return lookUp(LIMITS, year);
}

const LIMITS: readonly LawRow<SmallBusinessLimits>[] = [
  {
    fromYear: 2020,
    untilYear: 2024,
    unit: 'cents',
    source: '§ 19 (1) UStG as it stood until 31 December 2024',
    value: {
      previousYear: cents(2_200_000),
      currentYear: cents(5_000_000),
      hard: false,
      turnover: 'gross',
      effect: 'notLevied',
      paragraph: '§ 19 (1) UStG',
    },
  },
  {
    fromYear: 2025,
    untilYear: null,
    unit: 'cents',
    source: '§ 19 (1) UStG as it stands since 1 January 2025',
    value: {
      previousYear: cents(2_500_000),
      currentYear: cents(10_000_000),
      hard: true,
      turnover: 'net',
      effect: 'exempt',
      paragraph: '§ 19 (1) UStG',
    },
  },
];

/** Who waives § 19 UStG declares it until the last day of February of the second year after, and stays with it for calendar years. */
export const SMALL_BUSINESS_WAIVER = {
  boundYears: 5,
  declaredYearsAfter: 2,
  unit: 'calendar years',
  source: '§ 19 (3) UStG as it stands since 1 January 2025',
} as const;
