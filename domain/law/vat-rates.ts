/** VAT rates (§ 12 UStG) by the day of the supply. */
import { type Day, yearOf } from '../calendar/index.ts';
import { type Decimal, decimal } from '../money/index.ts';
import { type Known, type LawRow, lookUp } from './known.ts';

/** The VAT cases that have a rate. */
export type RatedCase = 'standard19' | 'reduced7' | 'zero';

/**
 * The rate in percent that a taxed case has on the day of the supply (§ 27 (1) UStG: not the invoice's day).
 * Refuses years outside the table: 2020, whose 16 % and 5 % belong to other boxes than these cases, and all before.
 */
export function vatPercent(code: RatedCase, on: Day): Known<Decimal> {
  return lookUp(VAT_PERCENT[code], yearOf(on));
}

const VAT_PERCENT: Record<RatedCase, readonly LawRow<Decimal>[]> = {
  standard19: [
    { fromYear: 2021, untilYear: null, value: decimal('19'), unit: 'percent', source: '§ 12 (1) UStG' },
  ],
  reduced7: [
    { fromYear: 2021, untilYear: null, value: decimal('7'), unit: 'percent', source: '§ 12 (2) UStG' },
  ],
  zero: [{ fromYear: 2023, untilYear: null, value: decimal('0'), unit: 'percent', source: '§ 12 (3) UStG' }],
};
