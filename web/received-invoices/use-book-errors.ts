/** What is wrong at a field of the booking, in words: what is missing once it was tried, and what the server refused. */
import { problemsOf, useProblemText } from '../problems.ts';
import { missingIn } from './book-form.ts';
import type { Booking } from './use-booking.ts';

/** Gives the error of a field by its name in the form, and by those the server may use for it. */
export function useBookErrors({ form, tries, failure }: Booking): (...names: string[]) => string | undefined {
  const problemText = useProblemText();
  const missing: readonly string[] = tries > 0 ? missingIn(form) : [];
  const problems = problemsOf(failure);
  return (...names) => {
    if (names.some((name) => missing.includes(name))) return problemText({ code: 'text.empty' });
    const refused = problems.find(({ field }) => names.includes(field));
    return refused === undefined ? undefined : problemText(refused);
  };
}
