/** Public face of recurring expenses: on which days, for how much, what will come, and which bill is one that was expected. */
export {
  type Bill,
  DAYS_AROUND_MAXIMUM,
  type Match,
  matchExpected,
  sameVendor,
} from './match.ts';
export {
  ENTERING,
  type Entering,
  grossOn,
  inEuros,
  linesOn,
  type Price,
  type RecurringExpense,
  type RecurringLine,
  type RecurringState,
  stateOn,
  withPrice,
  yearlyEuros,
} from './recurring-expense.ts';
export { dueDays, isDue, nextDue, type Recurrence, RHYTHMS, type Rhythm, TIMES_A_YEAR } from './rhythm.ts';
export {
  type DaysOf,
  type ExpectedCost,
  expectedOf,
  type MonthAhead,
  monthsAhead,
  type YearAhead,
  yearsAhead,
} from './upcoming.ts';
