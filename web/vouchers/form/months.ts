/** Months that are over, to choose from: a flat rate is entered for whole ones. */
import { type Day, type Month, monthOf, previousPeriod } from '@belegbar/domain/calendar';
import { useToday } from '../../session/session.ts';
import { type Format, useFormat } from '../../ui/format.ts';
import type { Choice } from '../../ui/TextFields.tsx';

const MONTHS_BACK = 36;

/** The latest first. */
export function monthsOver(today: Day): Month[] {
  const months: Month[] = [];
  let month = monthOf(today);
  while (months.length < MONTHS_BACK) {
    month = previousPeriod(month) as Month;
    months.push(month);
  }
  return months;
}

export function lastMonth(today: Day): Month {
  return previousPeriod(monthOf(today)) as Month;
}

export function useMonthChoices(): Choice<Month>[] {
  const format = useFormat();
  return monthsOver(useToday()).map((value) => ({ value, label: nameOfMonth(value, format) }));
}

/** `Oktober 2026`, `October 2026` */
export function nameOfMonth(month: string, format: Format): string {
  return `${format.monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`;
}
