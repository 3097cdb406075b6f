/** What is wrong at a field of the booking, in words: what is missing once it was tried, and what the server refused. */
import { problemsOf, useProblemText } from '../problems.ts';
import { missingIn } from './book-form.ts';
import type { Booking } from './use-booking.ts';

/** Where more is to be said than that it is missing. */
const MISSING: Partial<Record<string, string>> = { paidOn: 'expense.prepayment.unpaid' };

/** Gives the error of a field by its name in the form, and by those the server may use for it. */
export function useBookErrors({ form, tries, failure }: Booking): (...names: string[]) => string | undefined {
  const problemText = useProblemText();
  const missing: readonly string[] = tries > 0 ? missingIn(form) : [];
  const problems = problemsOf(failure);
  return (...names) => {
    const unreadable = names.map((name) => form.unreadable[name]).find((code) => code !== undefined);
    if (unreadable !== undefined && tries > 0) return problemText({ code: unreadable });
    const empty = names.find((name) => missing.includes(name));
    if (empty !== undefined) return problemText({ code: MISSING[empty] ?? 'text.empty' });
    const refused = problems.find(({ field }) => names.includes(field));
    return refused === undefined ? undefined : problemText(refused);
  };
}
