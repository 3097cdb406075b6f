/** What clients said about invoices. It stays as it was said. */
import type { Day } from '@belegbar/domain/calendar';
import type { Transaction } from '../platform/database/index.ts';
import type { ClientMessageRecord } from './tables.ts';

/** In the order in which they were said. */
export function selectClientMessages(
  transaction: Transaction,
  key: { businessId: string; id: string },
): Promise<ClientMessageRecord[]> {
  return transaction
    .selectFrom('client_messages')
    .selectAll()
    .where('business_id', '=', key.businessId)
    .where('invoice_id', '=', key.id)
    .orderBy('id')
    .execute();
}

/** Of each invoice that is still owed the last that was said of its payment. */
export function selectLastOfPayment(
  transaction: Transaction,
  businessId: string,
): Promise<Pick<ClientMessageRecord, 'invoice_id' | 'kind' | 'said_on'>[]> {
  return transaction
    .selectFrom('client_messages')
    .innerJoin('invoices', (join) =>
      join
        .onRef('invoices.business_id', '=', 'client_messages.business_id')
        .onRef('invoices.id', '=', 'client_messages.invoice_id'),
    )
    .select(['client_messages.invoice_id', 'client_messages.kind', 'client_messages.said_on'])
    .distinctOn('client_messages.invoice_id')
    .where('client_messages.business_id', '=', businessId)
    .where('client_messages.kind', '<>', 'question')
    .where('invoices.status', '=', 'sent')
    .where('invoices.cancelled_by', 'is', null)
    .orderBy('client_messages.invoice_id')
    .orderBy('client_messages.id', 'desc')
    .execute();
}

interface NewClientMessage {
  businessId: string;
  id: string;
  invoiceId: string;
  kind: ClientMessageRecord['kind'];
  text: string;
  saidOn: Day;
}

export async function insertClientMessage(
  transaction: Transaction,
  message: NewClientMessage,
): Promise<void> {
  const { businessId, id, invoiceId, kind, text, saidOn } = message;
  await transaction
    .insertInto('client_messages')
    .values({ business_id: businessId, id, invoice_id: invoiceId, kind, text, said_on: saidOn })
    .execute();
}
