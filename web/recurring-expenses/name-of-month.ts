import type { Format } from '../ui/format.ts';

/** `Oktober 2026`, `October 2026`, of a month such as `2026-10`. */
export function nameOfMonth(month: string, format: Format): string {
  return `${format.monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`;
}
