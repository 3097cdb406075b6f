/** Which week a digest tells of, and the figures that it is made from. */
import { addDays, type Day, weekday } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';

export interface DigestWeek {
  monday: Day;
  sunday: Day;
  /** Told on the Monday after it. */
  isOver: boolean;
}

export interface DigestReturn {
  report: 'vatAdvance' | 'recapitulative' | 'annualVat' | 'eur';
  /** `2026-Q3`, `2026-10` or `2025`. */
  period: string;
  dueDate: Day;
  isLate: boolean;
}

/** Amounts are cents of euros. */
export interface WeekFigures {
  isOver: boolean;
  /** Payments of clients in the week. */
  received: { amount: Cents; count: number };
  /** What is owed now, with what is overdue. */
  open: { amount: Cents; count: number };
  overdue: { amount: Cents; count: number };
  /** Those that are late, and those of the week after, the first due first. */
  returns: DigestReturn[];
  /** Bills of others that are due in the week after. */
  bills: number;
  /** Which one, if it is one. */
  billId: string | null;
  /** Not issued. */
  drafts: number;
}

const [FRIDAY, MONDAY, THURSDAY, NOON, MORNING] = [5, 1, 4, 12, 8];

/** The week that the first screen tells of, from Friday noon to Monday noon; null at any other time. `hour`: 0 to 23 in Berlin. */
export function digestWeek(today: Day, hour: number): DigestWeek | null {
  const place = weekday(today);
  if (place === MONDAY) return hour < NOON ? weekBefore(today) : null;
  if (place < FRIDAY || (place === FRIDAY && hour < NOON)) return null;
  return weekFrom(addDays(today, 1 - place), false);
}

/** The week of which the mail tells: from Monday at eight; after downtime until Thursday, when the next one is nearer. Null at any other time. */
export function mailedWeek(today: Day, hour: number): DigestWeek | null {
  const place = weekday(today);
  return place > THURSDAY || hour < MORNING ? null : weekBefore(addDays(today, 1 - place));
}

function weekBefore(monday: Day): DigestWeek {
  return weekFrom(addDays(monday, -7), true);
}

function weekFrom(monday: Day, isOver: boolean): DigestWeek {
  return { monday, sunday: addDays(monday, 6), isOver };
}
