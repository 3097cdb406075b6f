/** Days of an electronic invoice, as ISO dates. */
import { isDay } from '@belegbar/domain/calendar';
import { isMissing } from './amounts.ts';

/** With the time zone that xs:date allows behind it. */
const DAY_FORM = /^(\d{4}-\d{2}-\d{2})(Z|[+-]\d{2}:\d{2})?$/;

/** The day as `2026-03-31`, or null where there is none or the text is no day of the calendar. */
export function dayOf(text: string | undefined): string | null {
  const said = DAY_FORM.exec(text?.trim() ?? '')?.[1] ?? '';
  return isDay(said) ? said : null;
}

/** Whether there is a text that is no day. */
export function isNoDay(text: string | undefined): boolean {
  return !isMissing(text) && dayOf(text) === null;
}

/** Whether both are written as days, be they of the calendar or not, and `first` lies before `second`. */
export function isBefore(first: string | undefined, second: string | undefined): boolean {
  const [one, other] = [first, second].map((text) => DAY_FORM.exec(text?.trim() ?? '')?.[1]);
  return one !== undefined && other !== undefined && one < other;
}
