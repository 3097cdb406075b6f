/** Problems at single fields of a form. */
import type { Problem } from '@belegbar/domain/problem';

export { isMailAddress } from '@belegbar/domain/business';

/** A blocking problem at a field, without a paragraph: plain wrong input. */
export function fieldProblem(field: string, code: string, values: Record<string, string> = {}): Problem {
  return { field, code, paragraph: '', severity: 'blocking', values };
}
