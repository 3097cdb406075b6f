/** The sum of the invoice. */
import type { Problem } from '@belegbar/domain/problem';
import { lineAmount, totalsFit } from '../totals.ts';
import type { ProblemContext } from './context.ts';
import { isBlank, problem, warning } from './problem.ts';

export function totalProblems(context: ProblemContext): Problem[] {
  const { totals, draft } = context;
  // Without every line's amount there is no sum to speak of.
  if (draft.lines.length === 0 || draft.lines.some((line) => lineAmount(line) === null)) return [];
  if (!totalsFit(totals)) return [problem('lines', 'total.too-large')];
  if (totals.gross < 0) return [problem('lines', 'total.negative')];
  // Where nothing is written yet, that no money is asked for says nothing.
  const isWritten = draft.lines.some(({ description }) => !isBlank(description));
  return totals.gross === 0 && isWritten ? [warning('lines', 'total.zero')] : [];
}
