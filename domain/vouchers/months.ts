/** Whole calendar months, first and last. */
import {
  daysBetween,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  nextPeriod,
} from '@belegbar/domain/calendar';
import { allocate, type Cents, cents } from '@belegbar/domain/money';

export interface Months {
  from: Month;
  to: Month;
}

/** So many days, on which of the months is not said. */
export interface DaysOfMonths {
  months: Months;
  count: number;
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

/** Whether more days are said than the months have. */
export function isMoreThanThereAre(months: Months, count: number): boolean {
  return count > daysBetween(firstDayOf(months.from), lastDayOf(months.to)) + 1;
}

/** Whether they cannot lie in their months each on a day of its own: some months in a row have fewer days than lie within them. */
export function isMoreThanTheMonthsHave(said: readonly DaysOfMonths[]): boolean {
  const begins = [...new Set(said.map(({ months }) => months.from))];
  const ends = [...new Set(said.map(({ months }) => months.to))];
  return begins.some((from) =>
    ends.some((to) => from <= to && isMoreThanThereAre({ from, to }, within(said, { from, to }))),
  );
}

function within(said: readonly DaysOfMonths[], { from, to }: Months): number {
  return said
    .filter(({ months }) => from <= months.from && months.to <= to)
    .reduce((sum, { count }) => sum + count, 0);
}

export function haveCommonMonth(one: Months, other: Months): boolean {
  return one.from <= other.to && other.from <= one.to;
}
