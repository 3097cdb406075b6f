/** Days of the law as ISO text, which is in order as it is written. */

export function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

export function earlierOf(one: string, other: string): string {
  return one < other ? one : other;
}

/** The last day of the month after that of `day`. */
export function endOfNextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
}

export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** First and last day of `2025-03`, `2025-Q1` or `2025`. */
export function bounds(period: string): { from: string; to: string } {
  const year = period.slice(0, 4);
  if (period.length === 4) return { from: `${year}-01-01`, to: `${year}-12-31` };
  const quarter = /Q(\d)$/.exec(period)?.[1];
  const first = quarter === undefined ? Number(period.slice(5)) : Number(quarter) * 3 - 2;
  const last = quarter === undefined ? first : first + 2;
  const to = new Date(Date.UTC(Number(year), last, 0)).toISOString().slice(0, 10);
  return { from: `${year}-${String(first).padStart(2, '0')}-01`, to };
}

/** Of each month from the first to the last, as `2026-03`. */
export function lastDaysOf({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = [];
  for (let month = from; month <= to; month = daysAfter(bounds(month).to, 1).slice(0, 7))
    days.push(bounds(month).to);
  return days;
}
