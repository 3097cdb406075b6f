/** Arithmetic of days by counting them, without clocks or zones. */
import { type Day, type DayParts, dayFrom, daysInMonth, partsOf } from './day.ts';

/** The day `count` days later, or earlier if negative. */
export function addDays(value: Day, count: number): Day {
  return dayAt(ordinalOf(value) + count);
}

/** The same day of the month `count` months later; where that month is shorter, its last day (31 January + 1 = end of February). */
export function addMonths(value: Day, count: number): Day {
  const { year, month, dayOfMonth } = partsOf(value);
  const months = year * 12 + (month - 1) + count;
  const targetYear = Math.floor(months / 12);
  const targetMonth = months - targetYear * 12 + 1;
  return dayFrom({
    year: targetYear,
    month: targetMonth,
    dayOfMonth: Math.min(dayOfMonth, daysInMonth(targetYear, targetMonth)),
  });
}

/** Days from `from` to `to`: 1 for two neighbours, negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return ordinalOf(to) - ordinalOf(from);
}

/** 1 for Monday to 7 for Sunday. */
export function weekday(value: Day): number {
  // Day 0 of the count, 1 March of year 0, was a Wednesday.
  return ((((ordinalOf(value) + 2) % 7) + 7) % 7) + 1;
}

export function yearOf(value: Day): number {
  return partsOf(value).year;
}

export function endOfMonth(value: Day): Day {
  const { year, month } = partsOf(value);
  return dayFrom({ year, month, dayOfMonth: daysInMonth(year, month) });
}

const DAYS_IN_400_YEARS = 146_097;

/** Days since 1 March of year 0: years that begin in March end with the leap day, so every month has a fixed offset. */
function ordinalOf(value: Day): number {
  const { year, month, dayOfMonth } = partsOf(value);
  const marchYear = month <= 2 ? year - 1 : year;
  const marchMonth = (month + 9) % 12;
  return daysBeforeMarchYear(marchYear) + daysBeforeMarchMonth(marchMonth) + dayOfMonth - 1;
}

function dayAt(ordinal: number): Day {
  let marchYear = Math.floor((ordinal * 400) / DAYS_IN_400_YEARS);
  while (daysBeforeMarchYear(marchYear + 1) <= ordinal) marchYear += 1;
  while (daysBeforeMarchYear(marchYear) > ordinal) marchYear -= 1;
  const dayOfYear = ordinal - daysBeforeMarchYear(marchYear);
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  return dayFrom(civilParts(marchYear, marchMonth, dayOfYear - daysBeforeMarchMonth(marchMonth) + 1));
}

function civilParts(marchYear: number, marchMonth: number, dayOfMonth: number): DayParts {
  return marchMonth < 10
    ? { year: marchYear, month: marchMonth + 3, dayOfMonth }
    : { year: marchYear + 1, month: marchMonth - 9, dayOfMonth };
}

function daysBeforeMarchYear(year: number): number {
  return year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
}

function daysBeforeMarchMonth(marchMonth: number): number {
  return Math.floor((153 * marchMonth + 2) / 5);
}
