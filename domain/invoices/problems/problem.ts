/** Building problems: blocking unless said otherwise. Values ending in `Cents` are amounts, those ending in `Day` are days. */
import type { Problem } from '@belegbar/domain/problem';
import type { ProblemCode } from './problem-codes.ts';

interface ProblemDetails {
  paragraph?: string;
  severity?: Problem['severity'];
  values?: Record<string, string>;
}

export function problem(field: string, code: ProblemCode, details: ProblemDetails = {}): Problem {
  return {
    field,
    code,
    paragraph: details.paragraph ?? '',
    severity: details.severity ?? 'blocking',
    values: details.values ?? {},
  };
}

export function warning(
  field: string,
  code: ProblemCode,
  details: Omit<ProblemDetails, 'severity'> = {},
): Problem {
  return problem(field, code, { ...details, severity: 'warning' });
}

/** Whether a text says nothing: blanks and signs that nobody sees count for nothing. */
export function isBlank(text: string): boolean {
  return /^[\p{Z}\p{C}]*$/u.test(text);
}
