/** What verifying the chain says of a month of entries. */
import type { Verification } from './use-verification.ts';

/** `whole`: every entry of it holds; `broken`: the first that does not is in it; `open`: not looked at. */
export type MonthState = 'whole' | 'broken' | 'open';

/** A month in which entries were written, with their numbers. */
export interface MonthOfEntries {
  /** `2026-10` */
  month: string;
  count: number;
  firstNumber: number;
  lastNumber: number;
}

export function monthState(
  { firstNumber, lastNumber }: Pick<MonthOfEntries, 'firstNumber' | 'lastNumber'>,
  { verified, firstBroken }: Pick<Verification, 'verified' | 'firstBroken'>,
): MonthState {
  if (firstBroken !== null && firstNumber <= firstBroken && firstBroken <= lastNumber) return 'broken';
  return lastNumber <= verified ? 'whole' : 'open';
}
