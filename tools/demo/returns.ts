/** The returns of the demo: filed on the 8th of the month after, but for the last that is due, which is late. */
import {
  addDays,
  type Day,
  firstDayOf,
  lastDayOf,
  nextPeriod,
  type Period,
  periodContaining,
} from '@belegbar/domain/calendar';
import type { CastMember } from '../../specs/cast/cast.ts';
import type { DemoAct } from './acts.ts';

/** The 10th, put off by weekends and holidays, has passed by then (§ 18 (1) UStG, § 108 (3) AO). */
const LATE_DAYS = 16;
const ADVANCE_DAYS = 8;
/** Statements are due on the 25th (§ 18a (1) UStG). */
const STATEMENT_DAYS = 20;

/** Filed advance returns from the first period on, and filed statements of every quarter that is over. */
export function filedReturns(
  { profile }: CastMember,
  { first, today }: { first: Day; today: Day },
): DemoAct[] {
  const length = profile.regimes?.[0]?.filingPeriod === 'month' ? 'month' : 'quarter';
  const due = periodsOver(periodContaining(first, length), addDays(today, -LATE_DAYS));
  const statements = periodsOver(periodContaining(first, 'quarter'), addDays(today, -STATEMENT_DAYS));
  return [
    ...due.slice(0, -1).map((period) => filed('vatAdvance', period, ADVANCE_DAYS)),
    ...statements.map((period) => filed('recapitulative', period, STATEMENT_DAYS)),
  ];
}

function periodsOver(first: Period, lastDay: Day): Period[] {
  const periods: Period[] = [];
  for (let period = first; lastDayOf(period) <= lastDay; period = nextPeriod(period)) periods.push(period);
  return periods;
}

function filed(report: 'vatAdvance' | 'recapitulative', period: Period, days: number): DemoAct {
  return { on: addDays(firstDayOf(nextPeriod(period)), days - 1), act: 'file', report, period };
}
