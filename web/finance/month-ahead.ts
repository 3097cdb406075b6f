/** A month to come, and what it is called. */
import type { Format } from '../ui/format.ts';
import type { FinanceYear } from './use-finance.ts';

export type MonthAhead = NonNullable<FinanceYear['ahead']>['months'][number];

/** `November 2026` */
export function monthText(month: string, format: Format): string {
  return `${format.monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`;
}
