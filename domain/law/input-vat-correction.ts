/** Correction of input VAT on fixed assets whose use changes (§ 15a UStG, §§ 44, 45 UStDV). */
import { type Cents, cents } from '../money/index.ts';

export const INPUT_VAT_CORRECTION = {
  /** § 15a (1) UStG: from the first use on. */
  months: { movable: 60, immovable: 120 },
  /** § 44 (1) UStDV: up to this input VAT of the asset nothing is corrected. */
  inputVatMinimum: cents(100_000) as Cents,
  /** § 44 (2) UStDV: nor what changes by less than so many points, unless it is more than so much in a year. */
  pointsMinimum: 10,
  yearlyAmountMinimum: cents(100_000) as Cents,
  /** § 44 (3) UStDV: up to this amount a year in the annual return, above it at once. */
  annualMaximum: cents(600_000) as Cents,
  /** § 45 UStDV: a period that ends before this day of a month leaves the month out, else it counts in full. */
  dayThatCounts: 16,
} as const;
