/** Whole calendar months, first and last. */
import { firstDayOf, type Month, monthOf, nextPeriod } from '@belegbar/domain/calendar';
import { allocate, type Cents, cents } from '@belegbar/domain/money';

export interface Months {
  from: Month;
  to: Month;
}

/** In order; none where the last is before the first. */
export function monthsIn({ from, to }: Months): Month[] {
  const months: Month[] = [];
  for (let month = from; month <= to; month = monthOf(firstDayOf(nextPeriod(month)))) months.push(month);
  return months;
}

/** An amount in even parts that add up to it. */
export function evenly(total: Cents, parts: number): Cents[] {
  return allocate(
    total,
    Array.from({ length: parts }, () => cents(1)),
  );
}
