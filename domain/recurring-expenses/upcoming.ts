/** What will come: each cost that is to be expected, with its day, its amount, and how sure it is. */
import {
  addDays,
  addMonths,
  type Day,
  firstDayOf,
  type Month,
  monthOf,
  yearOf,
} from '@belegbar/domain/calendar';
import type { ExpenseCategory } from '@belegbar/domain/expenses';
import { type Cents, type Currency, sumCents, ZERO } from '@belegbar/domain/money';
import { grossOn, inEuros, type RecurringExpense } from './recurring-expense.ts';
import { dueDays } from './rhythm.ts';

/** Why an amount is assumed: each one is looked at before it counts, or it is in a currency whose rate nobody knows yet. */
export type Assumption = 'review' | 'rate';

export interface ExpectedCost {
  recurringId: string;
  vendor: string;
  category: ExpenseCategory;
  dueOn: Day;
  /** The day by which it is to be paid. */
  payableOn: Day;
  /** In cents of its currency. */
  gross: Cents;
  currency: Currency;
  /** In cents of euros. */
  euros: Cents;
  /** Null: it is certain. */
  assumed: Assumption | null;
}

/** Due days by the id of what recurs. */
export type DaysOf = ReadonlyMap<string, ReadonlySet<Day>>;

/**
 * What falls due from one day to another, by its day: what waits for a look, and from `nextDueOn` on all that is not `settled` (entered, billed or
 * skipped). What is paused brings nothing new.
 */
export function expectedOf(
  recurring: readonly RecurringExpense[],
  span: { from: Day; to: Day },
  { settled, waiting }: { settled: DaysOf; waiting: DaysOf },
): ExpectedCost[] {
  return recurring
    .flatMap((one) => {
      const isWaiting = (dueOn: Day) => waiting.get(one.id)?.has(dueOn) === true;
      const isSettled = (dueOn: Day) => settled.get(one.id)?.has(dueOn) === true;
      return dueDays(one, span)
        .filter((dueOn) => isWaiting(dueOn) || (isToCome(one, dueOn) && !isSettled(dueOn)))
        .map((dueOn) => expectedOn(one, dueOn));
    })
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

function isToCome({ isPaused, nextDueOn }: RecurringExpense, dueOn: Day): boolean {
  return !isPaused && nextDueOn !== null && dueOn >= nextDueOn;
}

function placeOf({ dueOn, vendor, recurringId }: ExpectedCost): string {
  return `${dueOn} ${vendor} ${recurringId}`;
}

/** What is expected of one on its day. */
function expectedOn(recurring: RecurringExpense, dueOn: Day): ExpectedCost {
  const { id: recurringId, vendor, category, currency, termsDays } = recurring;
  const gross = grossOn(recurring, dueOn);
  return {
    recurringId,
    vendor,
    category,
    dueOn,
    payableOn: addDays(dueOn, termsDays),
    gross,
    currency,
    euros: inEuros(gross, recurring) ?? ZERO,
    assumed: assumptionOf(recurring),
  };
}

function assumptionOf({ unitsPerEuro, entering }: RecurringExpense): Assumption | null {
  if (unitsPerEuro !== null) return 'rate';
  return entering === 'review' ? 'review' : null;
}

/** In cents of euros. */
export interface Expected {
  certain: Cents;
  assumed: Cents;
}

export interface MonthAhead extends Expected {
  month: Month;
}

export interface YearAhead extends Expected {
  year: number;
}

/** The sums of `count` months from that of the day on, those of nothing too; what is late comes in the first. */
export function monthsAhead(costs: readonly ExpectedCost[], today: Day, count: number): MonthAhead[] {
  const first = firstDayOf(monthOf(today));
  return Array.from({ length: count }, (_, index) => {
    const month = monthOf(addMonths(first, index));
    return {
      month,
      ...sumsOf(costs.filter(({ dueOn }) => monthOf(dueOn < first ? first : dueOn) === month)),
    };
  });
}

/** The sums by calendar year, of those years in which something is expected. */
export function yearsAhead(costs: readonly ExpectedCost[]): YearAhead[] {
  const years = [...new Set(costs.map(({ dueOn }) => yearOf(dueOn)))].toSorted((one, other) => one - other);
  return years.map((year) => ({ year, ...sumsOf(costs.filter(({ dueOn }) => yearOf(dueOn) === year)) }));
}

function sumsOf(costs: readonly ExpectedCost[]): Expected {
  const sum = (isCertain: boolean) =>
    sumCents(costs.filter(({ assumed }) => (assumed === null) === isCertain).map(({ euros }) => euros));
  return { certain: sum(true), assumed: sum(false) };
}
