/** The returns of the demo: filed before their day and paid on it, but for the last advance return that is due, which is late. */
import {
  addDays,
  type Day,
  day,
  firstDayOf,
  lastDayOf,
  nextPeriod,
  type Period,
  periodContaining,
  yearOf,
} from '@belegbar/domain/calendar';
import { vatAdvanceDueDate } from '@belegbar/domain/tax-reports';
import type { CastMember } from '../../specs/cast/cast.ts';
import type { DemoAct } from './acts.ts';

const ADVANCE_DAYS = 8;
/** Statements are due on the 25th (§ 18a (1) UStG). */
const STATEMENT_DAYS = 20;
/** Returns of years are due on 31 July (§ 149 (2) AO), and wait from two weeks before. */
const ANNUAL_DAY = '07-15';

/** What was filed from the first period on: advance returns with their payments, but the last, which is late; statements of every quarter, and the years. */
export function filedReturns(
  { profile }: CastMember,
  { first, today }: { first: Day; today: Day },
): DemoAct[] {
  const length = profile.regimes?.[0]?.filingPeriod === 'month' ? 'month' : 'quarter';
  const isLate = (period: Period) => vatAdvanceDueDate(period, profile.land ?? null).dueDate < today;
  const late = periodsOver(periodContaining(first, length), today).filter(isLate);
  const statements = periodsOver(periodContaining(first, 'quarter'), addDays(today, -STATEMENT_DAYS));
  return [
    ...late
      .slice(0, -1)
      .flatMap((period): DemoAct[] => [
        filed('vatAdvance', period, ADVANCE_DAYS),
        { on: vatAdvanceDueDate(period, profile.land ?? null).dueDate, act: 'payVat', period },
      ]),
    ...statements.map((period) => filed('recapitulative', period, STATEMENT_DAYS)),
    ...yearsFiled(first, today),
  ];
}

function yearsFiled(first: Day, today: Day): DemoAct[] {
  const acts: DemoAct[] = [];
  for (let year = yearOf(first); day(`${year + 1}-${ANNUAL_DAY}`) <= today; year += 1)
    for (const report of ['annualVat', 'eur'] as const)
      acts.push({ on: `${year + 1}-${ANNUAL_DAY}`, act: 'file', report, period: String(year) });
  return acts;
}

function periodsOver(first: Period, lastDay: Day): Period[] {
  const periods: Period[] = [];
  for (let period = first; lastDayOf(period) <= lastDay; period = nextPeriod(period)) periods.push(period);
  return periods;
}

function filed(report: 'vatAdvance' | 'recapitulative', period: Period, days: number): DemoAct {
  return { on: addDays(firstDayOf(nextPeriod(period)), days - 1), act: 'file', report, period };
}
