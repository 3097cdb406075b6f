/** The sum of the invoice. */
import { isAmount } from '@belegbar/domain/money';
import type { Problem } from '../document.ts';
import type { ProblemContext } from './find-problems.ts';
import { problem, warning } from './problem.ts';

export function totalProblems(context: ProblemContext): Problem[] {
  const { totals, draft } = context;
  if (draft.lines.length === 0) return [];
  const amounts = [totals.lineNet, totals.net, totals.vat, totals.gross];
  if (!amounts.every(isAmount)) return [problem('lines', 'total.too-large')];
  if (totals.gross < 0) return [problem('lines', 'total.negative')];
  return totals.gross === 0 ? [warning('lines', 'total.zero')] : [];
}
