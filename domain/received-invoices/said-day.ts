/** Days of an invoice as its file writes them. */
import { type Day, isDay } from '@belegbar/domain/calendar';

/** What XML Schema allows behind a day; the day is that of the sender. */
const ZONE = /(Z|[+-]\d{2}:\d{2})$/;

/** Null for what is no day of the calendar. */
export function saidDay(text: string | undefined): Day | null {
  const said = (text ?? '').trim().replace(ZONE, '');
  return isDay(said) ? said : null;
}
