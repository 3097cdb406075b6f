/** Until when a reminder asks to pay: a day of its own, since the invoice's has passed. */
import { addDays, type Day, shiftToWorkingDay } from '@belegbar/domain/calendar';

/** Time for a transfer, a weekend included. */
const TERM_DAYS = 7;
/** Less would be no time to pay in. */
const SHORTEST_TERM_DAYS = 3;

/**
 * The day by which a reminder written today asks to pay: a week later, or the last working day before the plan reminds again, but three days later
 * at least. Always a working day, since what falls on a Saturday, Sunday or nationwide holiday may be paid on the next one (§ 193 BGB).
 */
export function payByDay(today: Day, nextReminder: Day | null): Day {
  const usual = workingDayFrom(addDays(today, TERM_DAYS));
  if (nextReminder === null || usual < nextReminder) return usual;
  const before = workingDayBefore(nextReminder);
  const shortest = workingDayFrom(addDays(today, SHORTEST_TERM_DAYS));
  return before < shortest ? shortest : before;
}

function workingDayFrom(from: Day): Day {
  return shiftToWorkingDay(from, null).day;
}

function workingDayBefore(day: Day): Day {
  let before = addDays(day, -1);
  while (workingDayFrom(before) !== before) before = addDays(before, -1);
  return before;
}

/** Which reminder it is on the day it is written: what waited for a yes until after the due day is the first one by then. */
export function stepOn(today: Day, { step, dueDate }: { step: number; dueDate: Day }): number {
  return step === 0 && dueDate < today ? 1 : step;
}
