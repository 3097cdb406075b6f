/** Days, months and quarters without time or zone, German public holidays, and due dates shifted by § 108 AO. */

export { addDays, addMonths, daysBetween, endOfMonth, weekday, yearOf } from './arithmetic.ts';
export {
  askedPeriod,
  type DayRange,
  MOVING_PERIODS,
  type MovingPeriod,
  writePeriod,
} from './asked-period.ts';
export { type Day, day, formatDay, isDay } from './day.ts';
export { type HolidayCode, holidays } from './holidays.ts';
export { LAENDER, type Land } from './land.ts';
export {
  firstDayOfMonthCount,
  MONTHS_OF_YEAR,
  monthCount,
  yearOfMonthCount,
  yearsBegun,
} from './month-count.ts';
export {
  firstDayOf,
  isPeriod,
  isQuarter,
  lastDayOf,
  type Month,
  monthOf,
  monthsOf,
  nextPeriod,
  type Period,
  type PeriodLength,
  periodContaining,
  previousPeriod,
  type Quarter,
  quarterOf,
} from './period.ts';
export { type ShiftReason, shiftToWorkingDay } from './working-day.ts';
