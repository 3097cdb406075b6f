/** The permanent extension (Dauerfristverlängerung, § 46 UStDV): advance returns are due a month later while it is granted. */
import { type Day, firstDayOf, lastDayOf, type Period } from '../calendar/index.ts';

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
