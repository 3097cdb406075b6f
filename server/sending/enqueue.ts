/** A mail is put into the queue, in the transaction of the act that wants it. */
import type { Day } from '@belegbar/domain/calendar';
import type { Problem } from '@belegbar/domain/problem';
import { checkMail, type MailToClient, trimmedMail } from '@belegbar/domain/sending';
import { v7 as uuid } from 'uuid';
import type { LoadedBusiness } from '../business/index.ts';
import { loadIssuedInvoice } from '../invoices/index.ts';
import { audit } from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { invalid } from '../platform/refusal.ts';
import { ensureLinkForMail } from '../share-links/index.ts';
import { senderOf } from './compose.ts';
import { insertMail } from './store.ts';
import type { MailRecord } from './tables.ts';

export const DELIVER = 'sending.deliver';

export interface NewMail extends Pick<MailRecord, 'id' | 'kind' | 'origin' | 'step'> {
  invoiceId: string;
  /** The day of the plan; null for what is not of the plan. */
  plannedOn: Day | null;
  /** As `sendable` or `sendableAsKept` gives it. */
  mail: MailToClient;
  /** Until when it asks to pay; null for what is no reminder of what is overdue. */
  payBy: Day | null;
  business: LoadedBusiness;
  state: 'waiting' | 'approval';
  notBefore: Date;
}

/** Stores a mail, tells the audit log, and promises its delivery unless it waits for a yes. What has gone out by itself before is left alone. */
export async function enqueueMail(
  context: Context,
  transaction: Transaction,
  { id, invoiceId, kind, origin, step, plannedOn, payBy, mail, business, state, notBefore }: NewMail,
): Promise<void> {
  const { to, cc, subject, text } = mail;
  const { fromName, replyTo } = await senderOf(context, transaction, business);
  const isNew = await insertMail(transaction, {
    business_id: context.businessId,
    id,
    invoice_id: invoiceId,
    kind,
    origin,
    step,
    planned_on: plannedOn,
    pay_by: payBy,
    state,
    recipients: to,
    copies: cc,
    from_name: fromName,
    reply_to: replyTo,
    subject,
    text,
    not_before: notBefore,
    created_at: context.platform.clock.now(),
  });
  if (!isNew) return;
  await audit(context, transaction, {
    action: kind === 'invoice' ? 'sending.send' : 'sending.remind',
    subjectKind: 'invoice',
    subjectId: invoiceId,
    detail: { mailId: id, to, cc, origin, state },
  });
  if (state === 'approval') return;
  await linkIn(context, transaction, invoiceId);
  await promiseDelivery(context, transaction, { id, notBefore });
}

/** A mail on its way names the public page of its invoice. */
export async function linkIn(context: Context, transaction: Transaction, id: string): Promise<void> {
  const { clientId } = await loadIssuedInvoice(context, transaction, id);
  await ensureLinkForMail(context, transaction, { id, clientId });
}

/** The same for a mail that a person wants to go at once; gives its id. */
export async function enqueueByHand(
  context: Context,
  transaction: Transaction,
  mail: Pick<NewMail, 'invoiceId' | 'kind' | 'step' | 'payBy' | 'mail' | 'business'>,
): Promise<string> {
  const id = uuid();
  const notBefore = context.platform.clock.now();
  const byHand = { id, origin: 'hand', plannedOn: null, state: 'waiting', notBefore } as const;
  await enqueueMail(context, transaction, { ...mail, ...byHand });
  return id;
}

/** The mail of a person as it can go out, its addresses without the blanks around them; refuses INVALID where it cannot. */
export function sendable(mail: MailToClient): MailToClient {
  return without(checkMail(mail), mail);
}

/** The same for the usual mail: on an address that was kept under an earlier rule the mail server decides, and is told as ever. */
export function sendableAsKept(mail: MailToClient): MailToClient {
  const problems = checkMail(mail).filter(({ code }) => code !== 'email.form');
  return without(problems, mail);
}

function without(problems: Problem[], mail: MailToClient): MailToClient {
  if (problems.length > 0) throw invalid(problems);
  return trimmedMail(mail);
}

/** The mail is delivered by the queue, not before its time. */
export function promiseDelivery(
  context: Context,
  transaction: Transaction,
  mail: { id: string; notBefore: Date },
): Promise<void> {
  const waitMs = mail.notBefore.getTime() - context.platform.clock.now().getTime();
  return context.platform.jobs.enqueue(transaction, {
    name: DELIVER,
    payload: { businessId: context.businessId, mailId: mail.id },
    startAfterSeconds: Math.max(0, Math.ceil(waitMs / 1000)),
  });
}
