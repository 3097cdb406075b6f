/** Which months a recapitulative statement reports and when it is due (§ 18a (1), (2) UStG). */
import {
  addDays,
  firstDayOf,
  isQuarter,
  lastDayOf,
  type Month,
  monthsOf,
  type Period,
  previousPeriod,
  type Quarter,
  quarterOf,
} from '@belegbar/domain/calendar';
import { RECAPITULATIVE_DUE } from '@belegbar/domain/law';
import { type Cents, sumCents, ZERO } from '@belegbar/domain/money';
import { type Due, dueOn } from '../due.ts';

export interface RecapitulativePlan extends Due {
  /** How the quarter is filed: goods above the limit make it monthly. */
  filing: 'month' | 'quarter';
  /** The statements that are filed for the quarter. */
  statements: Period[];
  /** Whether the period is one of them. */
  isStatement: boolean;
  /** The months whose goods and whose services stand in it. */
  goods: Month[];
  services: Month[];
}

/** How many quarters before may not be above the limit either. */
const QUARTERS_BEFORE = 4;

/** The first and the last day that the plan of a period looks at: its quarter and the four before. */
export function monthsLookedAt(period: Period): { from: Quarter; to: Quarter } {
  const quarter = quarterOf(firstDayOf(period));
  let from = quarter;
  for (let count = 0; count < QUARTERS_BEFORE; count += 1) from = previousPeriod(from);
  return { from, to: quarter };
}

/** `goods`: what the journal says of goods, by month, over `monthsLookedAt`. `limit` in cents per quarter. */
export function recapitulativePlan(given: {
  period: Period;
  goods: ReadonlyMap<string, Cents>;
  limit: Cents;
}): RecapitulativePlan {
  const { period, goods, limit } = given;
  const quarter = quarterOf(firstDayOf(period));
  const months = monthsOf(quarter);
  const wasAbove = quartersBefore(quarter).some((before) => sumOf(goods, monthsOf(before)) > limit);
  const crossing = wasAbove ? undefined : crossingMonth(months, goods, limit);
  const filing = wasAbove || crossing !== undefined ? 'month' : 'quarter';
  const statements: Period[] = filing === 'month' ? months : [quarter];
  const month = isQuarter(period) ? null : period;
  const last = month !== null && crossing !== undefined && crossing > month ? crossing : period;
  return {
    filing,
    statements,
    isStatement: statements.includes(period),
    goods: month === null ? months : [month],
    services: month === null ? months : servicesOf(month, months, filing),
    ...dueOn(addDays(lastDayOf(last), RECAPITULATIVE_DUE.dayOfMonth), null),
  };
}

/** Who files by the month reports services in the last month of the quarter (§ 18a (2) s. 2 UStG). */
function servicesOf(period: Month, months: Month[], filing: 'month' | 'quarter'): Month[] {
  if (filing === 'quarter') return [period];
  return period === months.at(-1) ? months : [];
}

/** § 18a (1) s. 3 UStG: once above the limit, the month and those of the quarter before it are due together. */
function crossingMonth(months: Month[], goods: ReadonlyMap<string, Cents>, limit: Cents): Month | undefined {
  return months.find((_, index) => sumOf(goods, months.slice(0, index + 1)) > limit);
}

function quartersBefore(quarter: Quarter): Quarter[] {
  const quarters: Quarter[] = [];
  let before = quarter;
  for (let count = 0; count < QUARTERS_BEFORE; count += 1) {
    before = previousPeriod(before);
    quarters.push(before);
  }
  return quarters;
}

function sumOf(goods: ReadonlyMap<string, Cents>, months: readonly Month[]): Cents {
  return sumCents(months.map((month) => goods.get(month) ?? ZERO));
}
