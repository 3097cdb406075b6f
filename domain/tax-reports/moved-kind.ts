/** What a movement of money is called where nothing else is listed. */
import type { Cents } from '@belegbar/domain/money';

/** A paid expense is an expense there: the journal alone tells it from what was entered before. A payment of a client that is less than nothing was taken back. */
export function movedKind({ kind, counted }: { kind: string; counted: Cents }): string {
  if (kind === 'payment' && counted < 0) return 'paymentTakenBack';
  return kind === 'expensePayment' ? 'expense' : kind;
}
