/** What became of a mail: kept at the mail, told in the timeline of the invoice, and by the bell where it went wrong. */
import { lockIssuedInvoice, noteSent, noteUnmailed } from '../invoices/index.ts';
import { audit } from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import type { Delivery } from '../platform/mail/index.ts';
import { lockMailAndInvoice } from './lock.ts';
import { notifyFailure } from './notify-failure.ts';
import { isOut } from './steps.ts';
import { selectMails, updateMailAsSeen } from './store.ts';
import type { FinalFailure, MailRecord } from './tables.ts';

/**
 * Keeps what the try has brought for the mail as the try has left it; whatever was decided meanwhile stands. A mail that nobody took waits again.
 * @system The end of a delivery by the queue; it is audited.
 */
export async function recordDelivery(context: Context, mail: MailRecord, delivery: Delivery): Promise<void> {
  if (delivery.kind === 'postponed')
    return noteTry(context, mail, { failure: 'unreachable', text: delivery.answer });
  await inTransaction(context, async (transaction) => {
    if (delivery.kind === 'unsure') return recordUnsure(context, transaction, mail, delivery.answer);
    if (delivery.kind === 'refused')
      return recordFailed(context, transaction, mail, { failure: 'refused', text: delivery.answer });
    return recordGone(context, transaction, mail, delivery);
  });
}

/** What is told of a mail that left, and of one that only lies in the outbox. */
const ACTS = {
  sent: { invoice: 'sending.sent', reminder: 'sending.reminded' },
  kept: { invoice: 'sending.kept', reminder: 'sending.reminderKept' },
} as const;

async function recordGone(
  context: Context,
  transaction: Transaction,
  mail: MailRecord,
  delivery: Delivery & { kind: 'sent' | 'kept' },
): Promise<void> {
  const { refused, failure, text } = withoutIt(delivery);
  if (delivery.kind === 'sent') await lockIssuedInvoice(context, transaction, mail.invoice_id);
  const isMine = await updateMailAsSeen(transaction, mail, {
    state: delivery.kind,
    refused,
    failure,
    failure_text: text,
    settled_at: context.platform.clock.now(),
  });
  if (!isMine) return;
  if (delivery.kind === 'sent') await noteSent(context, transaction, mail.invoice_id);
  const reached = [...mail.recipients, ...mail.copies].filter((email) => !refused.includes(email));
  await recordAct(context, transaction, mail, {
    action: ACTS[delivery.kind][mail.kind],
    detail: { to: reached },
  });
  if (failure !== null)
    await notifyFailure(context, transaction, { ...mail, refused, failure, failure_text: text });
}

/** Whom the mail server did not take, and whether it is to be asked again: what it only put off may be no wrong address. */
function withoutIt(delivery: Delivery & { kind: 'sent' | 'kept' }): {
  refused: string[];
  failure: 'refused' | 'putOff' | null;
  text: string;
} {
  if (delivery.kind === 'kept') return { refused: [], failure: null, text: '' };
  const { refused, putOff, answer } = delivery;
  const all = [...refused, ...putOff];
  if (all.length === 0) return { refused: all, failure: null, text: '' };
  return { refused: all, failure: putOff.length > 0 ? 'putOff' : 'refused', text: answer };
}

/** The line broke at the very end, or the worker died there: sent again by hand at most. */
export async function recordUnsure(
  context: Context,
  transaction: Transaction,
  mail: MailRecord,
  text = '',
): Promise<void> {
  await end(context, transaction, mail, { state: 'unsure', failure: 'unsure', text });
}

/** Nobody has it, and no try will follow. */
export async function recordFailed(
  context: Context,
  transaction: Transaction,
  mail: MailRecord,
  why: { failure: FinalFailure; text: string },
): Promise<void> {
  await lockIssuedInvoice(context, transaction, mail.invoice_id);
  if (await end(context, transaction, mail, { state: 'failed', ...why }))
    await forgetUnlessOut(context, transaction, mail.invoice_id);
}

/** Where no mail has gone out, nobody outside has seen the document by mail. */
export async function forgetUnlessOut(
  context: Context,
  transaction: Transaction,
  invoiceId: string,
): Promise<void> {
  const mails = await selectMails(transaction, { businessId: context.businessId, invoiceId });
  if (!mails.some(isOut)) await noteUnmailed(context, transaction, invoiceId);
}

/** False where the mail has been decided otherwise meanwhile: then nobody is told. */
async function end(
  context: Context,
  transaction: Transaction,
  mail: MailRecord,
  { state, failure, text }: { state: 'failed' | 'unsure'; failure: FinalFailure; text: string },
): Promise<boolean> {
  const isMine = await updateMailAsSeen(transaction, mail, {
    state,
    failure,
    failure_text: text,
    settled_at: context.platform.clock.now(),
  });
  if (!isMine) return false;
  const detail = { to: [...mail.recipients, ...mail.copies], failure };
  await recordAct(context, transaction, mail, { action: `sending.${state}`, detail });
  await notifyFailure(context, transaction, { ...mail, failure, failure_text: text });
  return true;
}

/**
 * A try that brought nothing: the mail waits, and says at its place why, unless it was taken back meanwhile.
 * @system The queue waits for its next try.
 */
export async function noteTry(
  context: Context,
  mail: MailRecord,
  { failure, text }: { failure: FinalFailure; text: string },
): Promise<void> {
  await inTransaction(context, (transaction) =>
    updateMailAsSeen(transaction, mail, {
      state: 'waiting',
      handed_over_at: null,
      tries: mail.tries + 1,
      failure,
      failure_text: text,
    }),
  );
}

/**
 * The queue has tried for a day: the mail has failed for good.
 * @system The queue gives up, not a person; it is audited.
 */
export function giveUpMail(context: Context, id: string): Promise<void> {
  return inTransaction(context, async (transaction) => {
    const { mail } = await lockMailAndInvoice(context, transaction, id);
    if (mail.state !== 'waiting') return;
    const { failure, failure_text: text } = mail;
    const why = failure === null || failure === 'limit' ? 'unreachable' : failure;
    await recordFailed(context, transaction, mail, { failure: why, text });
  });
}

async function recordAct(
  context: Context,
  transaction: Transaction,
  mail: MailRecord,
  { action, detail }: { action: string; detail: { to: string[]; failure?: FinalFailure } },
): Promise<void> {
  await audit(context, transaction, {
    action,
    subjectKind: 'invoice',
    subjectId: mail.invoice_id,
    detail: {
      mailId: mail.id,
      kind: mail.kind,
      origin: mail.origin,
      isApproved: mail.approved_at !== null,
      ...detail,
    },
  });
}
