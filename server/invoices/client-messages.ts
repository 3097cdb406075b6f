/** What clients say about an invoice on its public page. It is text and nothing else, and stays as it was said. */
import type { Day } from '@belegbar/domain/calendar';
import { v7 as uuid } from 'uuid';
import { audit } from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { lockInvoice } from './store.ts';
import type { ClientMessageRecord } from './tables.ts';

export interface ClientMessage {
  invoiceId: string;
  kind: 'paid' | 'question';
  /** Empty where it is only said that the invoice is paid. */
  text: string;
}

/** So many on one day tell enough. */
const PER_DAY_MAXIMUM = 5;

/**
 * Keeps what a client says, with its day; true if it is new. That an invoice is paid is said once a day, whoever says it how often.
 * Refuses NOT_FOUND, and ENOUGH_SAID after five messages on a day.
 */
export async function noteClientMessage(
  context: Context,
  transaction: Transaction,
  { invoiceId, kind, text }: ClientMessage,
): Promise<boolean> {
  const { businessId, platform } = context;
  await lockInvoice(transaction, { businessId, id: invoiceId });
  const today = platform.clock.today();
  const said = (await selectClientMessages(transaction, { businessId, id: invoiceId })).filter(
    (message) => message.said_on === today,
  );
  if (kind === 'paid' && said.some((message) => message.kind === 'paid')) return false;
  if (said.length >= PER_DAY_MAXIMUM) throw new Refusal('ENOUGH_SAID');
  const id = uuid();
  await insertClientMessage(transaction, { businessId, id, invoiceId, kind, text, saidOn: today });
  await audit(context, transaction, {
    action: kind === 'paid' ? 'shareLinks.clientSaysPaid' : 'shareLinks.clientAsks',
    subjectKind: 'invoice',
    subjectId: invoiceId,
    detail: { messageId: id },
  });
  return true;
}

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

async function insertClientMessage(
  transaction: Transaction,
  message: ClientMessage & { businessId: string; id: string; saidOn: Day },
): Promise<void> {
  const { businessId, id, invoiceId, kind, text, saidOn } = message;
  await transaction
    .insertInto('client_messages')
    .values({ business_id: businessId, id, invoice_id: invoiceId, kind, text, said_on: saidOn })
    .execute();
}
