/** Days and hours on which made documents were written. */
import type { Random } from '../random.ts';

const FIRST = Date.UTC(2026, 0, 5);
const DAYS = 320;
const DAY_MS = 86_400_000;

/** A day of 2026, in which food in restaurants and tickets are at 7 %. */
export function someDay(random: Random): string {
  return isoOf(FIRST + random.whole(0, DAYS) * DAY_MS);
}

/** The day so many days later; before, where negative. */
export function daysAfter(iso: string, count: number): string {
  return isoOf(Date.parse(iso) + count * DAY_MS);
}

/** The month before the one of the day, from its first to its last. */
export function monthBefore(iso: string): { start: string; end: string } {
  const [year = 0, month = 0] = iso.split('-').map(Number);
  return { start: isoOf(Date.UTC(year, month - 2, 1)), end: isoOf(Date.UTC(year, month - 1, 0)) };
}

/** `14:07`. */
export function someTime(random: Random, from = 8, to = 21): string {
  return `${two(random.whole(from, to))}:${two(random.whole(0, 59))}`;
}

export function two(count: number): string {
  return `${count}`.padStart(2, '0');
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
