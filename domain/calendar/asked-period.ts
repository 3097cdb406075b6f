/** Periods as people ask for them, such as this month or the last quarter, and as an address writes them. */
import { addDays } from './arithmetic.ts';
import { type Day, day, isDay } from './day.ts';
import {
  firstDayOf,
  isPeriod,
  lastDayOf,
  monthOf,
  type Period,
  previousPeriod,
  quarterOf,
} from './period.ts';

/** Those that move with the day. */
export const MOVING_PERIODS = [
  'this-month',
  'last-month',
  'this-quarter',
  'last-quarter',
  'this-year',
  'last-year',
] as const;
export type MovingPeriod = (typeof MOVING_PERIODS)[number];

/** Null: without an end on that side. */
export interface DayRange {
  from: Day | null;
  to: Day | null;
}

const YEAR = /^(19|2\d)\d{2}$/;

/**
 * The days of a moving period, of a year `2026`, a quarter `2026-Q2`, a month `2026-04`, or from one day to another as
 * `2026-04-03_2026-05-01`, of which one may be left out. Null for any other text, and where the end comes before the beginning.
 */
export function askedPeriod(text: string, today: Day): DayRange | null {
  if (isPeriod(text)) return rangeOf(text);
  if (YEAR.test(text)) return yearRange(text);
  return movingRange(text, today) ?? customRange(text);
}

/** The days as `askedPeriod` reads them; empty without any. */
export function writePeriod({ from, to }: DayRange): string {
  return from === null && to === null ? '' : `${from ?? ''}_${to ?? ''}`;
}

function movingRange(text: string, today: Day): DayRange | null {
  const [which, length] = text.split('-');
  if (!MOVING_PERIODS.some((known) => known === text)) return null;
  const isLast = which === 'last';
  if (length === 'year') return yearRange(isLast ? addDays(firstOfYear(today), -1) : today);
  const current: Period = length === 'month' ? monthOf(today) : quarterOf(today);
  return rangeOf(isLast ? previousPeriod(current) : current);
}

function customRange(text: string): DayRange | null {
  const [first, last, ...more] = text.split('_');
  if (last === undefined || more.length > 0) return null;
  const from = dayOrNull(first ?? '');
  const to = dayOrNull(last);
  if (from === undefined || to === undefined || (from === null && to === null)) return null;
  return from !== null && to !== null && from > to ? null : { from, to };
}

function dayOrNull(text: string): Day | null | undefined {
  if (text === '') return null;
  return isDay(text) ? text : undefined;
}

function rangeOf(period: Period): DayRange {
  return { from: firstDayOf(period), to: lastDayOf(period) };
}

function yearRange(text: string): DayRange {
  const year = text.slice(0, 4);
  return { from: day(`${year}-01-01`), to: day(`${year}-12-31`) };
}

function firstOfYear(value: Day): Day {
  return day(`${value.slice(0, 4)}-01-01`);
}
