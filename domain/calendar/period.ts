/** Months and quarters, the periods of advance returns. */
import { assert } from '../money/index.ts';
import { addDays, addMonths, endOfMonth } from './arithmetic.ts';
import { type Day, day, partsOf } from './day.ts';

declare const periodBrand: unique symbol;

/** `2026-04` */
export type Month = string & { readonly [periodBrand]: 'month' };
/** `2026-Q2` */
export type Quarter = string & { readonly [periodBrand]: 'quarter' };
export type Period = Month | Quarter;
export type PeriodLength = 'month' | 'quarter';

const MONTH_FORM = /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/;
const QUARTER_FORM = /^(19|2\d)\d{2}-Q[1-4]$/;

/** Whether the text is a month such as `2026-04` or a quarter such as `2026-Q2`. */
export function isPeriod(text: string): text is Period {
  return MONTH_FORM.test(text) || QUARTER_FORM.test(text);
}

export function monthOf(value: Day): Month {
  return value.slice(0, 7) as Month;
}

export function quarterOf(value: Day): Quarter {
  const { year, month } = partsOf(value);
  return `${year}-Q${Math.ceil(month / 3)}` as Quarter;
}

export function periodContaining(value: Day, length: PeriodLength): Period {
  return length === 'month' ? monthOf(value) : quarterOf(value);
}

export function firstDayOf(period: Period): Day {
  assert(isPeriod(period), `not a period: ${period}`);
  if (!isQuarter(period)) return day(`${period}-01`);
  const month = (Number(period.slice(6)) - 1) * 3 + 1;
  return day(`${period.slice(0, 4)}-${String(month).padStart(2, '0')}-01`);
}

export function lastDayOf(period: Period): Day {
  const first = firstDayOf(period);
  return endOfMonth(isQuarter(period) ? addMonths(first, 2) : first);
}

/** The period of the same length that follows. */
export function nextPeriod(period: Period): Period {
  return periodContaining(addDays(lastDayOf(period), 1), lengthOf(period));
}

/** The period of the same length that precedes. */
export function previousPeriod(period: Quarter): Quarter;
export function previousPeriod(period: Period): Period;
export function previousPeriod(period: Period): Period {
  return periodContaining(addDays(firstDayOf(period), -1), lengthOf(period));
}

/** The three months of a quarter, in order. */
export function monthsOf(quarter: Quarter): Month[] {
  const first = firstDayOf(quarter);
  return [0, 1, 2].map((count) => monthOf(addMonths(first, count)));
}

function lengthOf(period: Period): PeriodLength {
  return isQuarter(period) ? 'quarter' : 'month';
}

/** Whether the period is a quarter; else it is a month. */
export function isQuarter(period: Period): period is Quarter {
  return period.charAt(5) === 'Q';
}
