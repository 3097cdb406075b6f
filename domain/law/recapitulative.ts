/** The recapitulative statement (Zusammenfassende Meldung, § 18a UStG): when it is due, and how much makes it monthly. */
import { type Cents, cents } from '../money/index.ts';
import { type Known, type LawRow, lookUp } from './known.ts';

/** The 25th day after the period, shifted by § 108 (3) AO; a permanent extension does not move it. */
export const RECAPITULATIVE_DUE = {
  dayOfMonth: 25,
  unit: 'day of the month after the period',
  source: '§ 18a (1) UStG',
} as const;

/**
 * Above this much of goods in a quarter, in cents, or in one of the four quarters before, goods are reported by the month; services stay
 * with the quarter (§ 18a (1) s. 2, (2) UStG). Refuses years outside the table.
 */
export function recapitulativeGoodsLimit(year: number): Known<Cents> {
  return lookUp(LIMITS, year);
}

const LIMITS: readonly LawRow<Cents>[] = [
  {
    fromYear: 2012,
    untilYear: null,
    value: cents(5_000_000),
    unit: 'cents per quarter',
    source: '§ 18a (1) s. 2 UStG',
  },
];
