/** The day on which recurring money counts in the income-surplus statement (§ 11 (1) s. 2, (2) s. 2 EStG). */
import { addDays, type Day, day, yearOf } from '@belegbar/domain/calendar';
import { TEN_DAYS } from '@belegbar/domain/law';

/** What recurs: the day on which it is due by law or contract, and the calendar year to which it belongs. */
export interface Recurring {
  dueOn: Day;
  belongsTo: number;
}

/**
 * `paidOn` itself, or the near end of the year on the other side of the turn, where the money belongs there and was both due and paid within
 * ten days of the turn. For income and expenses alike.
 */
export function countsWithRecurring(paidOn: Day, { dueOn, belongsTo }: Recurring): Day {
  const year = yearOf(paidOn);
  if (belongsTo === year + 1) {
    const turn = day(`${belongsTo}-01-01`);
    return isAround(turn, paidOn) && isAround(turn, dueOn) ? turn : paidOn;
  }
  if (belongsTo === year - 1) {
    const turn = day(`${year}-01-01`);
    return isAround(turn, paidOn) && isAround(turn, dueOn) ? addDays(turn, -1) : paidOn;
  }
  return paidOn;
}

/** `turn` is the first day of a year: from 22 December to 10 January. */
function isAround(turn: Day, on: Day): boolean {
  return on >= addDays(turn, -TEN_DAYS.days) && on < addDays(turn, TEN_DAYS.days);
}
