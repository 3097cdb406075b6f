/** When an advance return and its payment are due (§ 18 (1) UStG, § 108 (3) AO). */
import {
  addDays,
  type Day,
  type Land,
  lastDayOf,
  type Period,
  type ShiftReason,
  shiftToWorkingDay,
} from '@belegbar/domain/calendar';
import { VAT_ADVANCE_DUE } from '@belegbar/domain/law';

/** The 10th of the month after the period, and the working day to which it moves. `land` is the tax office's. */
export function vatAdvanceDueDate(
  period: Period,
  land: Land | null,
): { dueDate: Day; statutoryDueDate: Day; dueShiftedBy: ShiftReason | null } {
  const statutoryDueDate = addDays(lastDayOf(period), VAT_ADVANCE_DUE.dayOfMonth);
  const shifted = shiftToWorkingDay(statutoryDueDate, land);
  return { dueDate: shifted.day, statutoryDueDate, dueShiftedBy: shifted.shiftedBy };
}
