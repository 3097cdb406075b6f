/** What is really one's own of a year. */
import { type Assumptions, type MineFacts, type ReallyMine, reallyMine } from '@belegbar/domain/finance';
import type { FinanceYear } from './use-finance.ts';

/** By what is assumed of the year, or by something else. */
export function mineOf({ facts, assumptions }: FinanceYear, other: Assumptions = assumptions): ReallyMine {
  return reallyMine(facts as MineFacts, other);
}
