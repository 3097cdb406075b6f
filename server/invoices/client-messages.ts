/** What clients say about an invoice on its public page. It is text and nothing else, and stays as it was said. */
import { type Day, daysBetween } from '@belegbar/domain/calendar';
import { v7 as uuid } from 'uuid';
import { audit } from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { insertClientMessage, selectClientMessages, selectLastOfPayment } from './client-messages-store.ts';
import { lockInvoice } from './store.ts';
import type { ClientMessageRecord, InvoiceRecord } from './tables.ts';

export interface ClientMessage {
  invoiceId: string;
  /** `notPaid` takes back that it is paid. */
  kind: 'paid' | 'notPaid' | 'question';
  /** Empty but for a question. */
  text: string;
}

/** So many on one day tell enough. */
const PER_DAY_MAXIMUM = 5;

/**
 * Keeps what a client says, with its day; true if it is new. The same words are said once a day, whoever says them how often.
 * Refuses NOT_FOUND, NOTHING_SAID of a payment where none is owed or none was said that can still be taken back, and ENOUGH_SAID after five
 * messages on a day.
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
  const all = await selectClientMessages(transaction, { businessId, id: invoiceId });
  const said = all.filter((message) => message.said_on === today);
  if (isSaidAlready({ kind, text }, said)) return false;
  if (kind === 'notPaid' && !canTakeBack(all, today)) throw new Refusal('NOTHING_SAID');
  // What was said can be taken back, however much was said.
  if (kind !== 'notPaid' && said.length >= PER_DAY_MAXIMUM) throw new Refusal('ENOUGH_SAID');
  const id = uuid();
  await insertClientMessage(transaction, { businessId, id, invoiceId, kind, text, saidOn: today });
  await audit(context, transaction, {
    action: ACTIONS[kind],
    subjectKind: 'invoice',
    subjectId: invoiceId,
    detail: { messageId: id },
  });
  return true;
}

const ACTIONS: Record<ClientMessage['kind'], string> = {
  paid: 'shareLinks.clientSaysPaid',
  notPaid: 'shareLinks.clientSaysNotPaid',
  question: 'shareLinks.clientAsks',
};

/** Whether the client has said that the invoice is paid, and can still take it back: on that day and the next. */
export async function isSaidPaid(
  { businessId, platform }: Context,
  transaction: Transaction,
  invoiceId: string,
): Promise<boolean> {
  const all = await selectClientMessages(transaction, { businessId, id: invoiceId });
  return canTakeBack(all, platform.clock.today());
}

/** A transfer has arrived by then; from then on the client may be reminded again. */
const AWAITED_DAYS = 7;

export interface SaidPaid {
  id: string;
  saidOn: Day;
  /** Whether the money may still be on its way: for seven days, that of the saying counted. */
  isAwaited: boolean;
}

/** The invoices that are still owed, whose clients said that they are paid and have not taken it back. */
export function listSaidPaid(context: Context): Promise<{ invoices: SaidPaid[] }> {
  const today = context.platform.clock.today();
  return inSnapshot(context, async (transaction) => {
    const said = await selectLastOfPayment(transaction, context.businessId);
    return {
      invoices: said.flatMap(({ invoice_id: id, kind, said_on: saidOn }) =>
        kind === 'paid' ? [{ id, saidOn, isAwaited: daysBetween(saidOn, today) < AWAITED_DAYS }] : [],
      ),
    };
  });
}

function canTakeBack(said: readonly ClientMessageRecord[], today: Day): boolean {
  const last = lastOfPayment(said);
  return last?.kind === 'paid' && daysBetween(last.said_on, today) <= 1;
}

function isSaidAlready(
  { kind, text }: Pick<ClientMessage, 'kind' | 'text'>,
  today: readonly ClientMessageRecord[],
): boolean {
  if (kind !== 'question') return lastOfPayment(today)?.kind === kind;
  return today.some((message) => message.kind === kind && message.text === text);
}

function lastOfPayment(said: readonly ClientMessageRecord[]): ClientMessageRecord | undefined {
  return said.findLast(({ kind }) => kind !== 'question');
}

function isOwed({ kind, status, cancelled_by }: InvoiceRecord): boolean {
  return kind === 'invoice' && status === 'sent' && cancelled_by === null;
}
