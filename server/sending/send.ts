import type { MailToClient } from '@belegbar/domain/sending';
import { loadBusiness } from '../business/index.ts';
import { lockIssuedInvoice, noteMailed } from '../invoices/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { usualMail } from './compose.ts';
import { enqueueByHand, sendable, sendableAsKept } from './enqueue.ts';
import { type SentView, viewSending } from './read.ts';
import { repeatedMail } from './same-mail.ts';
import { selectMails, updateMail } from './store.ts';

export interface SendInput {
  id: string;
  idempotencyKey: string;
  /** As the person has written it; left out, the usual recipients and words. */
  mail?: MailToClient | undefined;
  /** Also where another has just left; no part of the wish itself. */
  again?: true | undefined;
}

/**
 * Mails an issued document with its PDF to the client, once: repeated with its key, or from another tab with the same words within minutes, it is the
 * same act. Takes the place of a mail that still waits to go out by itself. Refuses NOT_FOUND, NOT_ISSUED,
 * ALREADY_CANCELLED, JUST_SENT where other words, not written by hand, have left within minutes, and INVALID at the field.
 */
export function sendInvoice(context: Context, input: SendInput): Promise<SentView> {
  authorise(context);
  const { idempotencyKey: key, again: _, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const sent = await once(context, transaction, { key, procedure: 'sending.send', request }, () =>
      send(context, transaction, input),
    );
    return { ...(await viewSending(context, transaction, input.id)), mailId: sent.subjectId };
  });
}

async function send(context: Context, transaction: Transaction, input: SendInput): Promise<string> {
  const { id } = input;
  const invoice = await lockIssuedInvoice(context, transaction, id);
  if (invoice.cancelled) throw new Refusal('ALREADY_CANCELLED');
  const business = await loadBusiness(context, transaction);
  const usual = () => usualMail(context, transaction, { invoice, business, step: null });
  const mail = input.mail === undefined ? sendableAsKept(await usual()) : sendable(input.mail);
  const now = context.platform.clock.now();
  const earlier = await selectMails(transaction, { businessId: context.businessId, invoiceId: id });
  const same = repeatedMail(earlier, { kind: 'invoice', mail, now, again: input.again });
  if (same !== undefined) return same.id;
  const overtaken = earlier.find(({ origin, state }) => origin === 'issue' && state === 'waiting');
  if (overtaken !== undefined) {
    const key = { businessId: context.businessId, id: overtaken.id };
    await updateMail(transaction, key, { state: 'dropped', settled_at: now });
  }
  await noteMailed(context, transaction, id);
  const asInvoice = { kind: 'invoice', step: 0, payBy: null } as const;
  return enqueueByHand(context, transaction, { invoiceId: id, ...asInvoice, mail, business });
}
