import type { Day } from '@belegbar/domain/calendar';

const WRITTEN = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** The calendar day of an instant in Berlin. */
export function dayInBerlin(iso: string): Day {
  return WRITTEN.format(new Date(iso)) as Day;
}
