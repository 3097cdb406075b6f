/** The past of the demo: the acts of the cast, moved by whole months so that they end shortly before today. */
import { addMonths, type Day, day, endOfMonth, monthCount } from '@belegbar/domain/calendar';
import type { CastAct, CastInvoice } from '../../specs/cast/cast.ts';

/** The month in which the cast ends. */
const LAST_MONTH = day('2026-11-01');
/** So many months before this one the past ends; what is open belongs to the present. */
const PRESENT_MONTHS = 3;

/** The day of the cast at which its books begin, moved along. */
export function firstDayOfPast(today: Day): Day {
  return moved('2025-01-01', today);
}

/** All that was billed until the month before the last, with its payments, and every purchase until today. */
export function pastActs(acts: readonly CastAct[], today: Day): CastAct[] {
  const end = endOfMonth(addMonths(today, -PRESENT_MONTHS));
  const there = acts.map((act) => movedAct(act, today)).filter((act) => act.on <= today);
  const billed = new Set(there.flatMap((act) => (act.act === 'issue' && act.on <= end ? [act.key] : [])));
  return there.filter((act) => {
    if (act.act === 'issue') return billed.has(act.key);
    if (act.act === 'pay' || act.act === 'cancel') return billed.has(act.of);
    return act.act === 'spend';
  });
}

function movedAct(act: CastAct, today: Day): CastAct {
  const on = moved(act.on, today);
  return 'invoice' in act ? { ...act, on, invoice: movedInvoice(act.invoice, today) } : { ...act, on };
}

function movedInvoice({ service, lines, ...invoice }: CastInvoice, today: Day): CastInvoice {
  return {
    ...invoice,
    ...(service !== undefined && { service: movedPeriod(service, today) }),
    lines: lines.map(({ service: own, ...line }) => ({
      ...line,
      ...(own !== undefined && { service: movedPeriod(own, today) }),
    })),
  };
}

function movedPeriod({ from, to }: { from: string; to: string }, today: Day) {
  return { from: moved(from, today), to: moved(to, today) };
}

function moved(on: string, today: Day): Day {
  return movedBy(on, today, 0);
}

/** A day of the cast, so many months nearer to today than the others. The last day of a month stays the last. */
export function movedBy(on: string, today: Day, months: number): Day {
  const then = addMonths(day(on), monthCount(today) - monthCount(LAST_MONTH) + months);
  return on === endOfMonth(day(on)) ? endOfMonth(then) : then;
}
