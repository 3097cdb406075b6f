/** A calendar day, as text that sorts. */
import { assert } from '../money/index.ts';

declare const dayBrand: unique symbol;

/** `YYYY-MM-DD` in the Gregorian calendar. Compare with `<` and `>`. */
export type Day = string & { readonly [dayBrand]: true };

const YEAR_MINIMUM = 1900;
const YEAR_MAXIMUM = 2999;
const MONTHS_EN = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Takes text that is known to be a day of the years 1900 to 2999; anything else is a defect. */
export function day(text: string): Day {
  assert(isDay(text), `not a day: ${text}`);
  return text;
}

/** Whether the text is `YYYY-MM-DD` and that day exists in the years 1900 to 2999. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const { year, month, dayOfMonth } = partsOf(text as Day);
  if (year < YEAR_MINIMUM || year > YEAR_MAXIMUM || month < 1 || month > 12) return false;
  return dayOfMonth >= 1 && dayOfMonth <= daysInMonth(year, month);
}

/** German `08.10.2026`, English `8 Oct 2026`. */
export function formatDay(value: Day, language: 'de' | 'en'): string {
  const { year, month, dayOfMonth } = partsOf(value);
  if (language === 'de') return `${value.slice(8)}.${value.slice(5, 7)}.${year}`;
  return `${dayOfMonth} ${MONTHS_EN[month - 1]} ${year}`;
}

export interface DayParts {
  year: number;
  /** 1 to 12 */
  month: number;
  dayOfMonth: number;
}

export function partsOf(value: Day): DayParts {
  return {
    year: Number(value.slice(0, 4)),
    month: Number(value.slice(5, 7)),
    dayOfMonth: Number(value.slice(8, 10)),
  };
}

export function dayFrom(parts: DayParts): Day {
  return `${padded(parts.year, 4)}-${padded(parts.month, 2)}-${padded(parts.dayOfMonth, 2)}` as Day;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
