/** What the state of an invoice means for its dates and amounts on screen. */
import type { Day } from '@belegbar/domain/calendar';
import type { Row } from './messages.ts';

/** The day by which money was to come; null for a draft, and for what asks for no money. */
export function awaitedOn({
  kind,
  status,
  cancelled,
  dueDate,
}: Pick<Row, 'kind' | 'status' | 'cancelled' | 'dueDate'>): Day | null {
  return status === 'draft' || kind !== 'invoice' || cancelled ? null : dueDate;
}

/** Whether what is open is another amount than was billed, so that both are shown. */
export function hasOther({ status, gross, open }: Pick<Row, 'status' | 'gross' | 'open'>): boolean {
  return status !== 'draft' && open !== gross;
}
