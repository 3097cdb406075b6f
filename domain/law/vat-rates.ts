/** VAT rates (§ 12 UStG) by the day of the supply. */
import { type Day, day, yearOf } from '../calendar/index.ts';
import { type Decimal, decimal } from '../money/index.ts';
import { type Known, type LawRow, lookUp, unknown } from './known.ts';

/** The VAT cases that have a rate. */
export type RatedCase = 'standard19' | 'reduced7' | 'zero';

/**
 * The rate in percent that a taxed case of one's own supplies has on their day (§ 27 (1) UStG: not the invoice's day).
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

/**
 * The rate in percent that others bill for a supply of the day, which may turn up years later: of all days since 2007. Input VAT of the
 * lowered rates of 2020 counts in the same boxes. Refuses days outside the table.
 */
export function billedVatPercent(code: RatedCase, on: Day): Known<Decimal> {
  const row = BILLED_PERCENT[code].find(({ from, until }) => from <= on && on <= until);
  if (row !== undefined) return { known: true, value: row.value };
  const current = vatPercent(code, on);
  return current.known ? current : unknown(yearOf(on), [...billedYears(code), ...current.knownYears]);
}

/** Every rate in percent that others have billed since 2007, for a supply of which nobody knows the day. */
export function everyBilledPercent(code: RatedCase): Decimal[] {
  const rows: readonly { value: Decimal }[] = [...VAT_PERCENT[code], ...BILLED_PERCENT[code]];
  return [...new Set(rows.map(({ value }) => value))];
}

/** The days in which a rate held that are before those of one's own supplies. */
interface BilledRow {
  from: Day;
  until: Day;
  value: Decimal;
  source: string;
}

const LOWERED = '§ 28 (1) and (2) UStG';
const BILLED_PERCENT: Record<RatedCase, readonly BilledRow[]> = {
  standard19: [
    { from: day('2007-01-01'), until: day('2020-06-30'), value: decimal('19'), source: '§ 12 (1) UStG' },
    { from: day('2020-07-01'), until: day('2020-12-31'), value: decimal('16'), source: LOWERED },
  ],
  reduced7: [
    { from: day('2007-01-01'), until: day('2020-06-30'), value: decimal('7'), source: '§ 12 (2) UStG' },
    { from: day('2020-07-01'), until: day('2020-12-31'), value: decimal('5'), source: LOWERED },
  ],
  zero: [],
};

function billedYears(code: RatedCase): number[] {
  return BILLED_PERCENT[code].flatMap(({ from, until }) =>
    Array.from({ length: yearOf(until) - yearOf(from) + 1 }, (_, index) => yearOf(from) + index),
  );
}
