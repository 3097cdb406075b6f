/** On which days something recurs. The day of the month is kept: the 31st is the 28th in February, and the 31st again in March. */
import { addDays, addMonths, type Day, daysBetween } from '@belegbar/domain/calendar';
import { assert } from '@belegbar/domain/money';

export const RHYTHMS = ['weekly', 'monthly', 'quarterly', 'halfYearly', 'yearly'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

export interface Recurrence {
  rhythm: Rhythm;
  /** The first due day, from which all others are counted. */
  firstDueOn: Day;
  /** 1 to 31: the day of the month that is meant, where the month of the first is too short for it. A rhythm of weeks has no use for it. */
  dayOfMonth: number;
  /** The last day on which it can be due; null while it has no end. */
  endsOn: Day | null;
}

const MONTHS: Readonly<Record<Exclude<Rhythm, 'weekly'>, number>> = {
  monthly: 1,
  quarterly: 3,
  halfYearly: 6,
  yearly: 12,
};

/** How often it is due in a year; 52 for weeks. */
export const TIMES_A_YEAR: Readonly<Record<Rhythm, number>> = {
  weekly: 52,
  monthly: 12,
  quarterly: 4,
  halfYearly: 2,
  yearly: 1,
};

const DAYS_OF_WEEK = 7;

/** Due days from one day to another, both included. */
export function dueDays(recurrence: Recurrence, { from, to }: { from: Day; to: Day }): Day[] {
  const last = recurrence.endsOn !== null && recurrence.endsOn < to ? recurrence.endsOn : to;
  const days: Day[] = [];
  for (let count = countBefore(recurrence, from); ; count++) {
    const due = dueDay(recurrence, count);
    if (due > last) return days;
    if (due >= from) days.push(due);
  }
}

/** The first due day on the day or after it; null where it has ended before. */
export function nextDue(recurrence: Recurrence, from: Day): Day | null {
  let count = countBefore(recurrence, from);
  while (dueDay(recurrence, count) < from) count++;
  const due = dueDay(recurrence, count);
  return recurrence.endsOn !== null && due > recurrence.endsOn ? null : due;
}

/** Whether it is due on that very day. */
export function isDue(recurrence: Recurrence, on: Day): boolean {
  return nextDue(recurrence, on) === on;
}

/** Always counted from the first: whoever counts from the last one loses the 31st in February. */
function dueDay({ rhythm, firstDueOn, dayOfMonth }: Recurrence, count: number): Day {
  assert(count >= 0, 'nothing is due before the first time');
  if (rhythm === 'weekly') return addDays(firstDueOn, count * DAYS_OF_WEEK);
  return onDayOfMonth(addMonths(firstDueOn, count * MONTHS[rhythm]), dayOfMonth);
}

function onDayOfMonth(value: Day, dayOfMonth: number): Day {
  const first = addDays(value, 1 - Number(value.slice(8)));
  const meant = addDays(first, dayOfMonth - 1);
  return meant.slice(0, 7) === value.slice(0, 7) ? meant : addDays(addMonths(first, 1), -1);
}

/** A number of times that surely lie before the day, or none. */
function countBefore({ rhythm, firstDueOn }: Recurrence, from: Day): number {
  const days = daysBetween(firstDueOn, from);
  const longest = rhythm === 'weekly' ? DAYS_OF_WEEK : MONTHS[rhythm] * 31;
  return Math.max(0, Math.floor(days / longest) - 1);
}
