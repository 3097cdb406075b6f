/** Invoices over small amounts (§ 33 UStDV). */
import { type Day, yearOf } from '../calendar/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { type Known, type LawRow, lookUp } from './known.ts';

/** Up to this gross amount in cents an invoice needs neither recipient nor number; refuses years outside the table. */
export function smallAmountLimit(on: Day): Known<Cents> {
  return lookUp(LIMITS, yearOf(on));
}

const LIMITS: readonly LawRow<Cents>[] = [
  { fromYear: 2017, untilYear: null, value: cents(25_000), unit: 'cents', source: '§ 33 UStDV' },
];
