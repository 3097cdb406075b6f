/** When an advance return and its payment are due (§ 18 (1) UStG, § 46 UStDV, § 108 (3) AO). */
import { advanceReturnDueOn, type Extension, NO_EXTENSION } from '@belegbar/domain/business';
import {
  type Day,
  day,
  firstDayOf,
  type Land,
  monthOf,
  nextPeriod,
  type Period,
  yearOf,
} from '@belegbar/domain/calendar';
import { PERMANENT_EXTENSION } from '@belegbar/domain/law';
import { type Due, dueOn } from '../due.ts';

/** By the law (`advanceReturnDueOn`), and the working day to which it moves. `land` is the tax office's. */
export function vatAdvanceDueDate(
  period: Period,
  land: Land | null,
  extension: Extension = NO_EXTENSION,
): Due {
  return dueOn(advanceReturnDueOn(period, extension), land);
}

/**
 * When the special prepayment of a year is due: with the return for January as it would be due without the extension (§ 48 (2) UStDV), and in
 * the year in which that begins with the first return for which it holds (§ 48 (1)).
 */
export function specialPrepaymentDueDate(
  year: number,
  land: Land | null,
  { from }: Extension = NO_EXTENSION,
): Due {
  const first = from === null ? null : firstWholeMonth(from);
  if (first === null || yearOf(firstDayOf(first)) !== year) return monthlyByChoiceDueDate(year, land);
  return vatAdvanceDueDate(first, land);
}

/** Until when who is refunded chooses to file by the month: with the return for January (§ 18 (2a) s. 2 UStG). */
export function monthlyByChoiceDueDate(year: number, land: Land | null): Due {
  return dueOn(day(`${year}-${PERMANENT_EXTENSION.prepaymentDue}`), land);
}

function firstWholeMonth(from: Day): Period {
  const month = monthOf(from);
  return firstDayOf(month) < from ? nextPeriod(month) : month;
}
