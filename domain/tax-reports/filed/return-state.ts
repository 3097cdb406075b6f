/** Where a return stands that is owed. */
import { addDays, type Day, daysBetween } from '@belegbar/domain/calendar';

/** `due`: its day comes within two weeks. `correction`: what was booked since has changed its figures (§ 153 AO). */
export const RETURN_WORDS = ['open', 'due', 'late', 'filed', 'correction'] as const;
export type ReturnWord = (typeof RETURN_WORDS)[number];

export interface ReturnState {
  word: ReturnWord;
  /** Calendar days since its day, of what is late; else 0. */
  lateDays: number;
}

const SOON_DAYS = 14;

/** `filedOn`: the day that its owner says; null while it was not filed. `dueDate`: null where nobody asks for it. */
export function returnState({
  dueDate,
  filedOn,
  isChanged,
  today,
}: {
  dueDate: Day | null;
  filedOn: Day | null;
  isChanged: boolean;
  today: Day;
}): ReturnState {
  if (filedOn !== null) return { word: isChanged ? 'correction' : 'filed', lateDays: 0 };
  if (dueDate === null || dueDate > addDays(today, SOON_DAYS)) return { word: 'open', lateDays: 0 };
  if (dueDate >= today) return { word: 'due', lateDays: 0 };
  return { word: 'late', lateDays: daysBetween(dueDate, today) };
}
