/** The look of the document. */
import type { Problem } from '@belegbar/domain/problem';
import type { ProblemContext } from './context.ts';
import { problem } from './problem.ts';

/** An own letterhead brings name and address of the sender: without its picture the paper would be bare. */
export function lookProblems({ draft, business }: ProblemContext): Problem[] {
  const isBare = draft.template === 'custom' && business.letterhead === null;
  return isBare ? [problem('template', 'letterhead.missing')] : [];
}
