/** Where an invoice stands, of its row. */

import type { Day } from '@belegbar/domain/calendar';
import { type InvoiceState, invoiceState } from '@belegbar/domain/invoices';
import { amountsOf, receivedOf } from './amounts.ts';
import type { InvoiceRecord } from './tables.ts';

type Stored = Parameters<typeof amountsOf>[0] &
  Pick<
    InvoiceRecord,
    'kind' | 'status' | 'cancelled_by' | 'due_date' | 'paid' | 'currency_paid' | 'sent_at' | 'viewed_at'
  >;

/** What it has received in its own currency, and its state on a day. */
export function statedOf(
  invoice: Stored,
  today: Day,
): { received: ReturnType<typeof receivedOf>; state: InvoiceState } {
  const { gross, open, writtenOff } = amountsOf(invoice);
  const received = receivedOf(invoice);
  const stated = {
    kind: invoice.kind,
    status: invoice.status,
    cancelled: invoice.cancelled_by !== null,
    gross,
    open,
    received,
    writtenOff,
    dueDate: invoice.due_date,
    isSent: invoice.sent_at !== null,
    isSeen: invoice.viewed_at !== null,
  };
  return { received, state: invoiceState(stated, today) };
}
