/** Days as files write them. */
import { type Day, isDay } from '../calendar/index.ts';

export const DAY_ORDERS = ['dayFirst', 'monthFirst'] as const;
/** Which comes first where `03/04/2026` could be either. */
export type DayOrder = (typeof DAY_ORDERS)[number];

/** `31.12.2026`, `31.12.26`, `2026-12-31`, `20261231`, `12/31/2026`, `31 Dec 2026`, a time behind it or not; null for what is no day. */
export function readDay(text: string, order: DayOrder): Day | null {
  const plain = text
    .trim()
    .replace(/[T\s]+\d{1,2}:\d{2}(:\d{2})?(\.\d+)?\s*(Z|[+-]\d{2}:?\d{2}|[AP]M)?$/i, '');
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(plain) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(plain);
  if (iso !== null) return dayOf(iso[1], iso[2], iso[3]);
  const worded = /^(\d{1,2})\.?\s*-?(\p{L}+)\.?\s*-?(\d{2}|\d{4})$/u.exec(plain);
  if (worded !== null) return dayOf(worded[3], monthOf(worded[2] ?? ''), worded[1]);
  const parts = /^(\d{1,2})([./-])(\d{1,2})\2(\d{2}|\d{4})$/.exec(plain);
  if (parts === null) return null;
  const [, first, sign, second, year] = parts;
  // With points it is German, where the day comes first.
  return order === 'monthFirst' && sign !== '.' ? dayOf(year, first, second) : dayOf(year, second, first);
}

/** `01.01.2026 - 31.01.2026` in one cell; one day is a period of that day. */
export function readPeriod(text: string, order: DayOrder): { from: Day; to: Day } | null {
  const one = readDay(text, order);
  if (one !== null) return { from: one, to: one };
  const [first, last, ...rest] = text.split(/\s+(?:-|–|—|bis|to|until)\s+|\s*[–—]\s*/);
  const from = first === undefined ? null : readDay(first, order);
  const to = last === undefined ? null : readDay(last, order);
  return from === null || to === null || rest.length > 0 ? null : { from, to };
}

/** Month first, where a day could be no other way. */
export function guessDayOrder(cells: readonly string[]): DayOrder {
  const written = cells.filter((cell) => /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}/.test(cell.trim()));
  const isWrong = (order: DayOrder) => written.some((cell) => readDay(cell, order) === null);
  return isWrong('dayFirst') && !isWrong('monthFirst') ? 'monthFirst' : 'dayFirst';
}

function dayOf(year = '', month = '', dayOfMonth = ''): Day | null {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}

const MONTHS = [
  'jan',
  'feb',
  'mär|maer|mrz|mar',
  'apr',
  'mai|may',
  'jun',
  'jul',
  'aug',
  'sep',
  'okt|oct',
  'nov',
  'dez|dec',
] as const;

/** By its first three letters, in German or English. */
function monthOf(word: string): string {
  const begin = word.normalize('NFC').toLowerCase();
  const place = MONTHS.findIndex((names) => names.split('|').some((name) => begin.startsWith(name)));
  return String(place + 1);
}
