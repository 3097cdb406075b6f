/** When an advance return and its payment are due (§ 18 (1) UStG, § 46 UStDV, § 108 (3) AO). */
import { type Extension, isExtended, NO_EXTENSION } from '@belegbar/domain/business';
import {
  addDays,
  addMonths,
  day,
  endOfMonth,
  type Land,
  lastDayOf,
  type Period,
} from '@belegbar/domain/calendar';
import { PERMANENT_EXTENSION, VAT_ADVANCE_DUE } from '@belegbar/domain/law';
import { type Due, dueOn } from '../due.ts';

/**
 * The 10th of the month after the period, with a permanent extension of the month after that, and the working day to which it moves.
 * `land` is the tax office's.
 */
export function vatAdvanceDueDate(
  period: Period,
  land: Land | null,
  extension: Extension = NO_EXTENSION,
): Due {
  const months = isExtended(extension, period) ? PERMANENT_EXTENSION.months : 0;
  const monthBefore = endOfMonth(addMonths(lastDayOf(period), months));
  return dueOn(addDays(monthBefore, VAT_ADVANCE_DUE.dayOfMonth), land);
}

/** When the special prepayment of a year is due: with the return for January as it would be due without the extension (§ 48 (2) UStDV). */
export function specialPrepaymentDueDate(year: number, land: Land | null): Due {
  return dueOn(day(`${year}-${PERMANENT_EXTENSION.prepaymentDue}`), land);
}
