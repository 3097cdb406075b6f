/** Up to which turnover goods and digital services for consumers in other states of the EU are taxed at home (§§ 3a, 3c UStG). */
import { type Cents, cents } from '../money/index.ts';
import { type Known, type LawRow, lookUp } from './known.ts';

/** Of a calendar year and the one before, in cents without VAT; refuses years outside the table. */
export function euConsumersLimit(year: number): Known<Cents> {
  return lookUp(LIMITS, year);
}

const LIMITS: readonly LawRow<Cents>[] = [
  {
    fromYear: 2021,
    untilYear: null,
    unit: 'cents per year',
    source: '§ 3a (5) s. 3, § 3c (4) s. 1 UStG as they stand since 1 July 2021',
    value: cents(1_000_000),
  },
];
