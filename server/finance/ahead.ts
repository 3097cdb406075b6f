/** The twelve months ahead of the year that runs. */
import { regimeOn, shownPeriodLength } from '@belegbar/domain/business';
import { type Day, day, firstDayOfMonthCount, monthCount, periodContaining } from '@belegbar/domain/calendar';
import {
  type Assumptions,
  type Averages,
  averageOf,
  type BusinessMoney,
  businessMoney,
  type ForecastFacts,
  forecast,
  type MineFacts,
  netOfYear,
  ownTaxesPaid,
  personOf,
  reallyMine,
} from '@belegbar/domain/finance';
import { taxOnProfit } from '@belegbar/domain/income-tax';
import { type Cents, shareOf, subtractCents, sumCents, ZERO } from '@belegbar/domain/money';
import { type CashSum, vatAdvanceDueDate } from '@belegbar/domain/tax-reports';
import type { LoadedBusiness } from '../business/index.ts';
import type { HubBooks } from '../tax-reports/index.ts';
import { type CertainFacts, expectedOf, monthsAfterOf } from './expected.ts';
import type { FinanceYearView } from './read-year.ts';
import type { OwedReturn } from './vat-returns.ts';

interface Given extends Pick<CertainFacts, 'today' | 'open' | 'bills' | 'recurring'> {
  business: LoadedBusiness;
  books: HubBooks;
  facts: MineFacts;
  vatReturns: readonly OwedReturn[];
  assumptions: Assumptions;
  /** Of the year before. */
  assumptionsBefore: Assumptions;
}

const MONTHS_LOOKED_AT = 12;
const KNOWN_MONTHS = 3;

export function aheadOf(given: Given): NonNullable<FinanceYearView['ahead']> {
  const { today, books, vatReturns: returns } = given;
  const whole = wholeMonths(books.firstMonth, today);
  const byMonth = whole.map((month) => businessMoney(ofMonth(books.moved, month)));
  const averages = averagesOf(byMonth);
  const months = forecast({
    today,
    certain: expectedOf({ ...given, returns }),
    averages,
    thisMonth: businessMoney(ofMonth(books.moved, day(`${today.slice(0, 7)}-01`))),
    vatReturns: vatRhythm(given),
    tax: taxOf(given, whole),
    privateMonthly: given.assumptions.privateMonthly,
  });
  return {
    months,
    averageMonths: averages.months,
    averageReceived: averages.received,
    averageSpent: averages.spent,
  };
}

/** The twelve months before this one, as far as the books go back. */
function wholeMonths(firstMonth: Day | null, today: Day): Day[] {
  const now = monthCount(today);
  const first = firstMonth === null ? now : Math.max(monthCount(firstMonth), now - MONTHS_LOOKED_AT);
  return Array.from({ length: Math.max(0, now - first) }, (_, index) => firstDayOfMonthCount(first + index));
}

function ofMonth(sums: readonly CashSum[], month: Day): CashSum[] {
  return sums.filter((sum) => sum.month === month);
}

function averagesOf(byMonth: readonly BusinessMoney[]): Averages {
  return {
    months: byMonth.length,
    received: averageOf(byMonth.map(({ received }) => received)),
    spent: averageOf(byMonth.map(({ spent }) => spent)),
    vat: averageOf(byMonth.map(({ vat }) => vat)),
  };
}

/** When VAT of the months ahead is due: by the regime of today. */
function vatRhythm({ today, business }: Given): ForecastFacts['vatReturns'] {
  const regime = regimeOn(business.regimes, today);
  if (regime.smallBusiness) return null;
  const length = shownPeriodLength(regime);
  const period = periodContaining(today, length);
  const { statutoryDueDate } = vatAdvanceDueDate(period, business.land, business.extension);
  return { length: length === 'month' ? 1 : 3, monthsAfter: monthsAfterOf(period, statutoryDueDate) };
}

/** What of the year is to be paid, and what a year like the months looked at would cost. */
function taxOf(given: Given, whole: readonly Day[]): ForecastFacts['tax'] {
  const { facts, assumptions, books, business } = given;
  if (!facts.isTaxedWithOwner) return null;
  const { taxOpen } = reallyMine(facts, assumptions);
  const counting = [...books.countingBefore, ...books.counting];
  const { profit } = netOfYear(counting.filter(({ month }) => whole.includes(month)));
  const ofYear: Cents = whole.length < KNOWN_MONTHS ? ZERO : shareOf(profit, MONTHS_LOOKED_AT, whole.length);
  const like = taxOnProfit(ofYear, personOf(assumptions, { year: facts.year, land: business.land }));
  return {
    openOfYear: taxOpen,
    openOfYearBefore: openBefore(given),
    ofWholeYear: like.known && like.value.total > 0 ? like.value.total : ZERO,
  };
}

/** Of the year before, less what was paid of it and since: it is asked for before that of the year that runs. */
function openBefore({ facts, assumptionsBefore, books, business }: Given): Cents {
  const year = facts.year - 1;
  const { profit } = netOfYear(books.countingBefore);
  const tax = taxOnProfit(profit, personOf(assumptionsBefore, { year, land: business.land }));
  if (!tax.known) return ZERO;
  const paidThen = ownTaxesPaid(books.moved.filter(({ month }) => month.startsWith(String(year))));
  const paid = sumCents([paidThen, assumptionsBefore.prepaid, facts.ownTaxesPaid]);
  return tax.value.total > paid ? subtractCents(tax.value.total, paid) : ZERO;
}
