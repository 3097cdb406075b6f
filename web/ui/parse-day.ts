/** Days as people type them: `8.10.2026`, `8.10.`, `081026`, `8 Oct 2026`, `2026-10-08`. */
import { type Day, isDay, yearOf } from '@belegbar/domain/calendar';

const MONTH_NAMES: Record<string, number> = {
  jan: 1,
  feb: 2,
  mar: 3,
  mär: 3,
  mrz: 3,
  apr: 4,
  may: 5,
  mai: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  okt: 10,
  nov: 11,
  dec: 12,
  dez: 12,
};

/** Reads a day, always with the day before the month; without a year it is `today`'s. Null when it cannot be read. */
export function parseDay(text: string, today: Day): Day | null {
  const plain = text.trim().toLowerCase();
  if (isDay(plain)) return plain;
  const parts = partsOfNumbers(plain) ?? partsOfWords(plain);
  if (parts === null) return null;
  const [dayOfMonth, month, year] = parts;
  const written = `${fullYear(year, today)}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
  return isDay(written) ? written : null;
}

type Parts = [dayOfMonth: number, month: number, year: string];

function partsOfNumbers(text: string): Parts | null {
  const found =
    /^(\d{1,2})[./\s-](\d{1,2})[./\s-]?(\d{4}|\d{2})?\.?$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})?$/.exec(text);
  return found === null ? null : [Number(found[1]), Number(found[2]), found[3] ?? ''];
}

function partsOfWords(text: string): Parts | null {
  const found = /^(\d{1,2})\.?\s*([a-zä]{3,9})\.?,?\s*(\d{4}|\d{2})?$/.exec(text);
  const month = MONTH_NAMES[(found?.[2] ?? '').slice(0, 3)];
  return found === null || month === undefined ? null : [Number(found[1]), month, found[3] ?? ''];
}

function fullYear(year: string, today: Day): number {
  if (year === '') return yearOf(today);
  return year.length === 2 ? 2000 + Number(year) : Number(year);
}
