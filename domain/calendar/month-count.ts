/** Months counted through, so that one can be subtracted from another. */
import { type Day, dayFrom, partsOf } from './day.ts';

export const MONTHS_OF_YEAR = 12;

/** Months since January of year 0. */
export function monthCount(on: Day): number {
  const { year, month } = partsOf(on);
  return year * MONTHS_OF_YEAR + month - 1;
}

/** The year of the month with this count. */
export function yearOfMonthCount(count: number): number {
  return Math.floor(count / MONTHS_OF_YEAR);
}

/** The first day of the month with this count. */
export function firstDayOfMonthCount(count: number): Day {
  return dayFrom({
    year: yearOfMonthCount(count),
    month: (count % MONTHS_OF_YEAR) + 1,
    dayOfMonth: 1,
  });
}

/** How many years so many months begin. */
export function yearsBegun(months: number): number {
  return Math.ceil(months / MONTHS_OF_YEAR);
}
