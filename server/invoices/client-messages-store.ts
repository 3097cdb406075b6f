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

/** Of each invoice the last that was said of its payment, on the day or after it. */
export function selectLastOfPayment(
  transaction: Transaction,
  { businessId, since }: { businessId: string; since: Day },
): Promise<Pick<ClientMessageRecord, 'invoice_id' | 'kind' | 'said_on'>[]> {
  return transaction
    .selectFrom('client_messages')
    .select(['invoice_id', 'kind', 'said_on'])
    .distinctOn('invoice_id')
    .where('business_id', '=', businessId)
    .where('kind', '<>', 'question')
    .where('said_on', '>=', since)
    .orderBy('invoice_id')
    .orderBy('id', 'desc')
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
