/** Which year a report shows. */
import type { Land } from '@belegbar/domain/business';
import { type Day, yearOf } from '@belegbar/domain/calendar';
import { annualDue } from '@belegbar/domain/tax-reports';

const FIRST_YEAR = 2000;
const LAST_YEAR = 2999;

/** The year of an address such as `?year=2026`; null when it names none. */
export function yearOfAddress(text: string | undefined): number | null {
  if (text === undefined || !/^\d{4}$/.test(text)) return null;
  const year = Number(text);
  return year >= FIRST_YEAR && year <= LAST_YEAR ? year : null;
}

/** The year whose return is due next: the last one until its day has passed, then the running one. */
export function yearInView(today: Day, land: Land | null): number {
  const year = yearOf(today);
  const due = annualDue(year - 1, land);
  return due.known && due.value.dueDate >= today ? year - 1 : year;
}
