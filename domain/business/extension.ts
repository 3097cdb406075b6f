/** The permanent extension (Dauerfristverlängerung, § 46 UStDV): advance returns are due a month later while it is granted. */
import {
  addDays,
  addMonths,
  type Day,
  endOfMonth,
  firstDayOf,
  lastDayOf,
  type Period,
} from '../calendar/index.ts';
import { PERMANENT_EXTENSION, VAT_ADVANCE_DUE } from '../law/index.ts';

export interface Extension {
  /** First day of the first period for which it is granted; null: never. */
  from: Day | null;
  /** Last day on which it holds; null: until it is taken back. */
  until: Day | null;
}

export const NO_EXTENSION: Extension = { from: null, until: null };

/** Whether the extension holds for the whole of a period. */
export function isExtended(extension: Extension, period: Period): boolean {
  const { from, until } = extension;
  if (from === null || firstDayOf(period) < from) return false;
  return until === null || lastDayOf(period) <= until;
}

/**
 * The 10th of the month after the period, with the extension of the month after that (§ 18 (1) UStG, § 46 UStDV). It is the day by the law
 * alone: that it moves off a weekend (§ 108 (3) AO) is left to who asks when to pay.
 */
export function advanceReturnDueOn(period: Period, extension: Extension): Day {
  const months = isExtended(extension, period) ? PERMANENT_EXTENSION.months : 0;
  return addDays(endOfMonth(addMonths(lastDayOf(period), months)), VAT_ADVANCE_DUE.dayOfMonth);
}
