/** Which sentences the figures of a week come to. */
import type { WeekFigures } from './week.ts';

export type DigestSentence =
  | ({ kind: 'received' } & Pick<WeekFigures, 'received' | 'isOver'>)
  | ({ kind: 'open' } & Pick<WeekFigures, 'open' | 'overdue'>)
  | ({ kind: 'coming' } & Pick<WeekFigures, 'returns' | 'bills' | 'billId' | 'drafts' | 'isOver'>);

/** At most three; a sentence that would say nothing is left out. */
export function digestSentences(figures: WeekFigures): DigestSentence[] {
  const { received, open, overdue, returns, bills, billId, drafts, isOver } = figures;
  return [
    ...(received.count === 0 ? [] : [{ kind: 'received' as const, received, isOver }]),
    ...(open.count === 0 ? [] : [{ kind: 'open' as const, open, overdue }]),
    ...(returns.length + bills + drafts === 0
      ? []
      : [{ kind: 'coming' as const, returns, bills, billId, drafts, isOver }]),
  ];
}

/** Whether something happened or is to be done: what only lies there, such as a draft or an invoice with time to pay, fetches nobody. */
export function isWorthAMail({ received, overdue, returns, bills }: WeekFigures): boolean {
  return received.count + overdue.count + returns.length + bills > 0;
}
