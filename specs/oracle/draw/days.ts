/** Days of what is drawn: within the years whose forms and rates are known. */
import { daysAfter, earlierOf, laterOf } from '../law/days.ts';

const FIRST = '2023-01-01';
const LAST = '2026-12-31';

export function dayAfter(day: string, days: number): string {
  return laterOf(FIRST, earlierOf(LAST, daysAfter(day, days)));
}

/** The last day of the supply of a document. */
export function supplyDay(date: string, { supplyDays }: { supplyDays: number }): string {
  return dayAfter(date, supplyDays);
}
