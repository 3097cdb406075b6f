/** Gifts to business friends (§ 4 (5) No. 1 EStG). */
import { type Day, yearOf } from '../calendar/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { type Known, type LawRow, lookUp } from './known.ts';

/** Up to this cost in cents per recipient and year a gift is deductible, and with it its input VAT (§ 15 (1a) UStG); refuses years outside the table. */
export function giftLimit(on: Day): Known<Cents> {
  return lookUp(LIMITS, yearOf(on));
}

const LIMITS: readonly LawRow<Cents>[] = [
  {
    fromYear: 2004,
    untilYear: 2023,
    value: cents(3_500),
    unit: 'cents',
    source: '§ 4 (5) No. 1 EStG until 2023',
  },
  {
    fromYear: 2024,
    untilYear: null,
    value: cents(5_000),
    unit: 'cents',
    source: '§ 4 (5) No. 1 EStG since 2024',
  },
];
