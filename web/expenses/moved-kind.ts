/** What a movement of money is called where nothing else is listed. */
import type { Expense } from './message.ts';

type Kind = Expense['entries'][number]['kind'];

/** A paid expense is an expense there: the journal alone tells it from what was entered before. */
export function movedKind(kind: Kind): Kind {
  return kind === 'expensePayment' ? 'expense' : kind;
}
