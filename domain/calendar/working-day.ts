/** Due dates that fall on a day without work (§ 108 (3) AO). */
import { addDays, weekday, yearOf } from './arithmetic.ts';
import type { Day } from './day.ts';
import { holidays } from './holidays.ts';
import type { Land } from './land.ts';

export type ShiftReason = 'saturday' | 'sunday' | 'holiday';

/**
 * The day itself, or the next working day where it is a Saturday, a Sunday or a public holiday of the tax office's Land.
 * `shiftedBy` says what the original day is; null when it stays.
 */
export function shiftToWorkingDay(day: Day, land: Land | null): { day: Day; shiftedBy: ShiftReason | null } {
  let shifted = day;
  while (reasonAgainst(shifted, land) !== null) shifted = addDays(shifted, 1);
  return { day: shifted, shiftedBy: reasonAgainst(day, land) };
}

function reasonAgainst(day: Day, land: Land | null): ShiftReason | null {
  if (weekday(day) === 6) return 'saturday';
  if (weekday(day) === 7) return 'sunday';
  return holidays(yearOf(day), land).has(day) ? 'holiday' : null;
}
