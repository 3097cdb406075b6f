import type { MailToClient } from '@belegbar/domain/sending';
import { type IssuedInvoice, noteMailed } from '../invoices/index.ts';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { usualReminder } from './compose.ts';
import { linkIn, promiseDelivery, sendable, sendableAsKept } from './enqueue.ts';
import { lockMailAndInvoice } from './lock.ts';
import { isOwed } from './owed.ts';
import { type SentView, viewSending } from './read.ts';
import { resolveWaiting } from './resolve-waiting.ts';
import { updateMail } from './store.ts';
import type { MailRecord } from './tables.ts';

/** For so long the yes can be taken back. */
const GRACE_MS = 10_000;

export interface ApproveInput {
  id: string;
  /** As the person has changed it; left out, in the usual words of today. */
  mail?: MailToClient | undefined;
}

/**
 * Sends a reminder that waits for a yes, some seconds later. Refuses NOT_FOUND, NOT_WAITING where it has been decided already, NOT_OVERDUE where nothing is owed any more,
 * and INVALID.
 */
export function approveReminder(context: Context, input: ApproveInput): Promise<SentView> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const locked = await lockMailAndInvoice(context, transaction, input.id);
    await approve(context, transaction, { ...locked, changed: input.mail });
    return { ...(await viewSending(context, transaction, locked.mail.invoice_id)), mailId: input.id };
  });
}

interface Approval {
  mail: MailRecord;
  invoice: IssuedInvoice;
  changed: MailToClient | undefined;
}

async function approve(
  context: Context,
  transaction: Transaction,
  { mail: waiting, invoice, changed }: Approval,
): Promise<void> {
  const { id, invoice_id: invoiceId } = waiting;
  if (waiting.state !== 'approval') throw new Refusal('NOT_WAITING');
  if (!isOwed(invoice)) throw new Refusal('NOT_OVERDUE');
  const usual = await usualReminder(context, transaction, { mail: waiting, invoice });
  const mail = changed === undefined ? sendableAsKept(usual) : sendable(changed);
  const now = context.platform.clock.now();
  const notBefore = new Date(now.getTime() + GRACE_MS);
  await updateMail(
    transaction,
    { businessId: context.businessId, id },
    {
      state: 'waiting',
      approved_at: now,
      not_before: notBefore,
      // What has waited until after the due day leaves as the first reminder after it.
      step: usual.step,
      pay_by: usual.payBy,
      recipients: mail.to,
      copies: mail.cc,
      subject: mail.subject,
      text: mail.text,
    },
  );
  await audit(context, transaction, {
    action: 'sending.approve',
    subjectKind: 'invoice',
    subjectId: invoiceId,
    detail: { mailId: id, to: mail.to, cc: mail.cc, changed: changed !== undefined },
  });
  await noteMailed(context, transaction, invoiceId);
  await resolveWaiting(context, transaction, invoiceId);
  await linkIn(context, transaction, invoiceId);
  await promiseDelivery(context, transaction, { id, notBefore });
}
