/** The advance returns that a business owes for what is over, also those in which nothing stands (§ 18 (1) UStG). */
import { regimeOn, shownPeriodLength, type TaxRegime } from '@belegbar/domain/business';
import {
  addDays,
  type Day,
  day,
  endOfMonth,
  type Land,
  lastDayOf,
  type Period,
  periodContaining,
  yearOf,
} from '@belegbar/domain/calendar';
import { boxesOf } from './box-sources.ts';
import { type MonthSum, type OwedReturn, returnOf } from './owed-returns.ts';
import { type Filing, isReturnRequired } from './vat-advance.ts';

interface Books {
  /** Of the last year and this one. */
  months: readonly MonthSum[];
  regimes: readonly TaxRegime[];
  /** The tax office's. */
  land: Land | null;
  filing: Filing;
  /** Null where it was never said. */
  foundedOn: Day | null;
  today: Day;
}

/**
 * Those of the last year and this one whose period is over, the oldest first. None is owed for the time before the business began: its first
 * day, or, where it is older or says none, the first month in its books.
 */
export function pastReturns(books: Books): OwedReturn[] {
  const { months, regimes, today } = books;
  const counting = months.filter((sum) => boxesOf(sum).length > 0);
  return periodsPast(counting, books)
    .filter((period) => lastDayOf(period) < today)
    .flatMap((period) => returnOf(period, counting, books))
    .filter((owed) => isReturnRequired(filled(owed), regimeOn(regimes, lastDayOf(owed.period))));
}

function filled({ boxes }: OwedReturn): Pick<OwedReturn, 'boxes'> {
  return { boxes };
}

function periodsPast(counting: readonly MonthSum[], books: Books): Period[] {
  const { regimes, today } = books;
  const began = beganOn(counting, books);
  const periods: Period[] = [];
  if (began === null) return periods;
  for (let last = endOfMonth(began); last < today; last = endOfMonth(addDays(last, 1)))
    periods.push(periodContaining(last, shownPeriodLength(regimeOn(regimes, last))));
  return [...new Set(periods)];
}

function beganOn(counting: readonly MonthSum[], { foundedOn, today }: Books): Day | null {
  const earliest = day(`${yearOf(today) - 1}-01-01`);
  if (foundedOn !== null && foundedOn >= earliest) return foundedOn;
  return counting.map(({ month }) => month).toSorted()[0] ?? null;
}
