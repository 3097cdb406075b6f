/** Payment terms between what is chosen in a list and what an invoice says. */
import { addDays, type Day } from '@belegbar/domain/calendar';
import type { PaymentTerms } from '@belegbar/domain/invoices';

export const USUAL_DAYS = [7, 14, 30, 60, 90];
const MOST_DAYS = 365;
/** Where the terms before have none. */
const FIRST_DAYS = 14;

/** What the list shows; `isOther` while a number of days is typed that may become a usual one. */
export function choiceOf(terms: PaymentTerms, isOther: boolean): string {
  if (terms.kind !== 'days') return terms.kind;
  return isOther || !USUAL_DAYS.includes(terms.days) ? 'other' : String(terms.days);
}

/** The terms for what was chosen, with the days of those before. */
export function termsFor(chosen: string, before: PaymentTerms, today: Day): PaymentTerms {
  const days = 'days' in before ? before.days : FIRST_DAYS;
  if (chosen === 'immediate') return { kind: 'immediate' };
  if (chosen === 'date') return { kind: 'date', on: addDays(today, days) };
  if (chosen === 'endOfMonth') return { kind: 'endOfMonth', days };
  return { kind: 'days', days: chosen === 'other' ? days : Number(chosen) };
}

/** The same kind of terms with the days that were typed. */
export function withDays(terms: Extract<PaymentTerms, { days: number }>, text: string): PaymentTerms {
  const typed = Number(text.replace(/\D/g, ''));
  return { ...terms, days: Math.min(typed, MOST_DAYS) };
}
