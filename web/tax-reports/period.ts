/** Which period of advance returns a screen shows, and what it is called. */
import { regimeOn, shownPeriodLength, type TaxRegime } from '@belegbar/domain/business';
import {
  type Day,
  firstDayOf,
  isPeriod,
  isQuarter,
  lastDayOf,
  type Period,
  periodContaining,
  previousPeriod,
  yearOf,
} from '@belegbar/domain/calendar';
import type { Format } from '../ui/format.ts';

/** The period whose return is due next: the one before today's, in the length in which the business files. */
export function periodDueNext(regimes: readonly TaxRegime[], today: Day): Period {
  const current = periodContaining(today, shownPeriodLength(regimeOn(regimes, today)));
  return previousPeriod(current);
}

/** The period of an address such as `?period=2026-Q3`; null when it names none. */
export function periodOf(text: unknown): Period | null {
  return typeof text === 'string' && isPeriod(text) ? text : null;
}

/** Months and quarters of the last two years to choose from, of the same length as this one, the latest first; with this one. */
export function periodChoices(period: Period, today: Day): Period[] {
  const choices: Period[] = [];
  const oldest = `${yearOf(today) - 2}-01-01`;
  let one = periodContaining(today, isQuarter(period) ? 'quarter' : 'month');
  for (; firstDayOf(one) >= oldest; one = previousPeriod(one)) choices.push(one);
  return choices.includes(period) ? choices : [period, ...choices];
}

/** `Q3 2026`, `Juli 2026` */
export function shortPeriodName(period: Period, format: Format): string {
  const [year = '', part = ''] = period.split('-');
  return part.startsWith('Q') ? `${part} ${year}` : `${format.monthName(Number(part))} ${year}`;
}

/** `Juli bis September`; for a month its first and last day. */
export function monthsText(period: Period, format: Format, until: string): string {
  const first = firstDayOf(period);
  const last = lastDayOf(period);
  if (first.slice(0, 7) === last.slice(0, 7)) return `${format.day(first)} ${until} ${format.day(last)}`;
  return `${monthName(first, format)} ${until} ${monthName(last, format)}`;
}

function monthName(value: Day, format: Format): string {
  return format.monthName(Number(value.slice(5, 7)));
}
