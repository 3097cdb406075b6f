/** A period of supply as people type it: `7.9. bis 2.10.2026`, `1 Sep to 5 Sep 2026`, or one day. */
import { type Day, day, firstDayOf, isPeriod, lastDayOf, yearOf } from '@belegbar/domain/calendar';
import type { ServicePeriod } from '@belegbar/domain/invoices';
import type { Format } from '../../../ui/format.ts';
import { parseDay } from '../../../ui/parse-day.ts';

/** Null when it cannot be read. A first day without year lies in the year of the last, or the one before. */
export function parsePeriod(text: string, today: Day): ServicePeriod | null {
  const plain = text.trim().toLowerCase();
  if (isPeriod(plain.toUpperCase())) return wholePeriod(plain.toUpperCase());
  const month = /^(0?[1-9]|1[0-2])[./](\d{4})$/.exec(plain);
  if (month) return wholePeriod(`${month[2]}-${(month[1] ?? '').padStart(2, '0')}`);
  const single = parseDay(plain, today);
  if (single !== null) return { from: single, to: single };
  const parts = splitOnce(plain);
  const to = parts && parseDay(parts[1], today);
  if (!parts || !to) return null;
  const from = firstDay(parts[0], to);
  return from === null ? null : { from, to };
}

/** `07.09. bis 02.10.2026`; the year stands once where both days share it, a single day stands alone. */
export function printPeriod({ from, to }: ServicePeriod, format: Format, until: string): string {
  if (from === to) return format.day(to);
  const first = format.day(from);
  const short = format.language === 'de' ? first.slice(0, -4) : first.slice(0, -5);
  return `${yearOf(from) === yearOf(to) ? short : first} ${until} ${format.day(to)}`;
}

function wholePeriod(text: string): ServicePeriod | null {
  return isPeriod(text) ? { from: firstDayOf(text), to: lastDayOf(text) } : null;
}

function splitOnce(text: string): [string, string] | null {
  const parts = /^(.+?)\s*(?:\bbis\b|\bto\b|\buntil\b|–|—|\s-\s|(?<=[.\d])-(?=\d))\s*(.+)$/.exec(text);
  return parts?.[1] && parts[2] ? [parts[1], parts[2]] : null;
}

/** `28.12. bis 4.1.2027` begins in the year before; a year that was written stays, even if the period is then reversed. */
function firstDay(text: string, to: Day): Day | null {
  const inSameYear = parseDay(text, to);
  if (inSameYear === null || inSameYear <= to) return inSameYear;
  return parseDay(text, day(`${yearOf(to) - 1}-12-31`));
}
