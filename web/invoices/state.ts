/** Which state an invoice shows: one badge for what matters most about it today. */
import { type Day, daysBetween } from '@belegbar/domain/calendar';
import type { Row } from './messages.ts';
import type { InvoiceState } from './StatusBadge.tsx';

type Stateful = Pick<
  Row,
  'kind' | 'status' | 'cancelled' | 'writtenOff' | 'dueDate' | 'open' | 'gross' | 'viewed'
>;

/** Overdue beats due today, which beats partly paid, which beats viewed. */
export function stateOf(invoice: Stateful, today: Day): InvoiceState {
  if (invoice.status === 'draft') return { state: 'draft' };
  if (invoice.kind === 'cancellation') return { state: 'cancellation' };
  if (invoice.kind === 'creditNote') return { state: 'creditNote' };
  if (invoice.cancelled) return { state: 'cancelled' };
  if (invoice.writtenOff > 0) return { state: 'writtenOff' };
  if (invoice.status === 'paid') return { state: 'paid' };
  const days = invoice.dueDate === null ? -1 : daysBetween(invoice.dueDate, today);
  if (days > 0) return { state: 'overdue', days };
  if (days === 0) return { state: 'dueToday' };
  if (invoice.open !== invoice.gross) return { state: 'partlyPaid' };
  return { state: invoice.viewed ? 'viewed' : 'sent' };
}

/** The day by which money was to come; null for a draft, and for what asks for no money. */
export function awaitedOn({
  kind,
  status,
  cancelled,
  dueDate,
}: Pick<Row, 'kind' | 'status' | 'cancelled' | 'dueDate'>): Day | null {
  return status === 'draft' || kind !== 'invoice' || cancelled ? null : dueDate;
}
