/** § 11 (1) s. 2, (2) s. 2 EStG: what recurs and moves within ten days of a new year counts in the year to which it belongs. */
import { bounds, daysAfter } from './days.ts';

/**
 * VAT of a period is due on the 10th day after it; a weekend moves nothing here (BFH X R 44/16). Only that of the last period of a year is due
 * within the ten days, so only it goes back into its year.
 */
export function countingDay(period: string, paidOn: string): string {
  const { to } = bounds(period);
  const isLastOfYear = to.endsWith('-12-31');
  return isLastOfYear && paidOn > to && paidOn <= daysAfter(to, 10) ? to : paidOn;
}
