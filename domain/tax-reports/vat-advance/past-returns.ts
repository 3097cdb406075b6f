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
  /** As `booksBegan` says. */
  began: Day | null;
  today: Day;
}

/**
 * The day from which returns are owed as far as is known here: the business's first day, or, where it began before the last year or says none,
 * the first month in its books; null while there is neither. `firstMonths`: of each kind of sum the first month, of any year.
 */
export function booksBegan({
  firstMonths,
  foundedOn,
  today,
}: {
  firstMonths: readonly MonthSum[];
  foundedOn: Day | null;
  today: Day;
}): Day | null {
  if (foundedOn !== null && foundedOn >= startOfLastYear(today)) return foundedOn;
  const counting = firstMonths.filter((sum) => boxesOf(sum).length > 0);
  return counting.map(({ month }) => month).toSorted()[0] ?? null;
}

/** Whether the period is over, and was before the books began: nothing is known that would be owed for it. */
export function isBeforeBooks(period: Period, { began, today }: Pick<Books, 'began' | 'today'>): boolean {
  const last = lastDayOf(period);
  return last < (began ?? today);
}

/** Those of the last year and this one whose period is over, the oldest first, from the day on which the books began. */
export function pastReturns(books: Books): OwedReturn[] {
  const { months, regimes, today } = books;
  const counting = months.filter((sum) => boxesOf(sum).length > 0);
  return periodsPast(books)
    .filter((period) => lastDayOf(period) < today)
    .flatMap((period) => returnOf(period, counting, books))
    .filter((owed) => isReturnRequired(filled(owed), regimeOn(regimes, lastDayOf(owed.period))));
}

function filled({ boxes }: OwedReturn): Pick<OwedReturn, 'boxes'> {
  return { boxes };
}

function periodsPast({ began, regimes, today }: Books): Period[] {
  const periods: Period[] = [];
  if (began === null) return periods;
  const earliest = startOfLastYear(today);
  for (
    let last = endOfMonth(began < earliest ? earliest : began);
    last < today;
    last = endOfMonth(addDays(last, 1))
  )
    periods.push(periodContaining(last, shownPeriodLength(regimeOn(regimes, last))));
  return [...new Set(periods)];
}

function startOfLastYear(today: Day): Day {
  return day(`${yearOf(today) - 1}-01-01`);
}
