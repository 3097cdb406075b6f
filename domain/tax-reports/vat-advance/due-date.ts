/** When an advance return and its payment are due (§ 18 (1) UStG, § 46 UStDV, § 108 (3) AO). */
import { advanceReturnDueOn, type Extension, NO_EXTENSION } from '@belegbar/domain/business';
import { day, type Land, type Period } from '@belegbar/domain/calendar';
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

/** When the special prepayment of a year is due: with the return for January as it would be due without the extension (§ 48 (2) UStDV). */
export function specialPrepaymentDueDate(year: number, land: Land | null): Due {
  return dueOn(day(`${year}-${PERMANENT_EXTENSION.prepaymentDue}`), land);
}
