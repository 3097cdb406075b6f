/** When an advance return and its payment are due (§ 18 (1) UStG, § 108 (3) AO). */
import { addDays, type Land, lastDayOf, type Period } from '@belegbar/domain/calendar';
import { VAT_ADVANCE_DUE } from '@belegbar/domain/law';
import { type Due, dueOn } from '../due.ts';

/** The 10th of the month after the period, and the working day to which it moves. `land` is the tax office's. */
export function vatAdvanceDueDate(period: Period, land: Land | null): Due {
  return dueOn(addDays(lastDayOf(period), VAT_ADVANCE_DUE.dayOfMonth), land);
}
