/** Problems at single fields of a form. */
import type { Problem } from '@belegbar/domain/invoices';

/** A blocking problem at a field, without a paragraph: plain wrong input. */
export function fieldProblem(field: string, code: string, values: Record<string, string> = {}): Problem {
  return { field, code, paragraph: '', severity: 'blocking', values };
}

/** Whether the text looks like an e-mail address; whether it exists only a mail can tell. */
export function isMailAddress(text: string): boolean {
  return /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/.test(text.trim());
}
