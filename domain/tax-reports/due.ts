/** Days of the law and the working days to which they move (§ 108 (3) AO). */
import { type Day, type Land, type ShiftReason, shiftToWorkingDay } from '@belegbar/domain/calendar';
import { annualReturnDue, type Known } from '@belegbar/domain/law';

export interface Due {
  dueDate: Day;
  statutoryDueDate: Day;
  /** What the day of the law is when it moves; null when it stays. */
  dueShiftedBy: ShiftReason | null;
}

export interface AnnualDue extends Due {
  /** The same for who has the return made by a tax adviser. */
  advisedDueDate: Day;
  paragraph: string;
}

/** `land` is that of the office which receives the return; null: holidays of all Germany alone. */
export function dueOn(statutoryDueDate: Day, land: Land | null): Due {
  const shifted = shiftToWorkingDay(statutoryDueDate, land);
  return { dueDate: shifted.day, statutoryDueDate, dueShiftedBy: shifted.shiftedBy };
}

/** When the returns of a year are due: VAT, income-surplus statement, income tax. `land` is the tax office's. Refuses years without a rule. */
export function annualDue(year: number, land: Land | null): Known<AnnualDue> {
  const law = annualReturnDue(year);
  if (!law.known) return law;
  const { on, advisedOn, paragraph } = law.value;
  const advisedDueDate = dueOn(advisedOn, land).dueDate;
  return { known: true, value: { ...dueOn(on, land), advisedDueDate, paragraph } };
}
