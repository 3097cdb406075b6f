/** Before an act: which of the chosen it will skip, as far as their states tell. */
import type { BulkKind, SelectionTotals } from './message.ts';

export const EXPECTED = ['draft', 'cancelled', 'paid', 'inTime'] as const;
export type Expected = (typeof EXPECTED)[number];

/** How many are skipped for which reason; an act may find more. */
export function expectedSkips(kind: BulkKind, { counts }: SelectionTotals): Record<Expected, number> {
  const isMoney = kind === 'remind' || kind === 'markPaid';
  return {
    draft: kind === 'csv' ? 0 : counts.draft,
    cancelled: isMoney ? counts.cancelled : 0,
    paid: isMoney ? counts.paid : 0,
    inTime: kind === 'remind' ? counts.open - counts.overdue : 0,
  };
}
