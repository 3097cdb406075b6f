/** What clients say about an invoice on its public page. It is text and nothing else, and stays as it was said. */
import { v7 as uuid } from 'uuid';
import { audit } from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { insertClientMessage, selectClientMessages } from './client-messages-store.ts';
import { lockInvoice } from './store.ts';
import type { InvoiceRecord } from './tables.ts';

export interface ClientMessage {
  invoiceId: string;
  kind: 'paid' | 'question';
  /** Empty where it is only said that the invoice is paid. */
  text: string;
}

/** So many on one day tell enough. */
const PER_DAY_MAXIMUM = 5;

/**
 * Keeps what a client says, with its day; true if it is new. The same words are said once a day, whoever says them how often.
 * Refuses NOT_FOUND, NOTHING_SAID of a payment where none is owed, and ENOUGH_SAID after five messages on a day.
 */
export async function noteClientMessage(
  context: Context,
  transaction: Transaction,
  { invoiceId, kind, text }: ClientMessage,
): Promise<boolean> {
  const { businessId, platform } = context;
  const invoice = await lockInvoice(transaction, { businessId, id: invoiceId });
  if (kind === 'paid' && !isOwed(invoice)) throw new Refusal('NOTHING_SAID');
  const today = platform.clock.today();
  const said = (await selectClientMessages(transaction, { businessId, id: invoiceId })).filter(
    (message) => message.said_on === today,
  );
  if (said.some((message) => message.kind === kind && message.text === text)) return false;
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

function isOwed({ kind, status, cancelled_by }: InvoiceRecord): boolean {
  return kind === 'invoice' && status === 'sent' && cancelled_by === null;
}
