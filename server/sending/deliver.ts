import { noteMailed } from '../invoices/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import type { ClientMail } from '../platform/mail/index.ts';
import { isPutOffByLimit } from './daily-limit.ts';
import { promiseDelivery } from './enqueue.ts';
import { writtenLetter } from './letter.ts';
import { lockMailAndInvoice } from './lock.ts';
import { nameMailFiles, readMailFiles } from './mail-files.ts';
import { isOvertaken } from './overtaken.ts';
import { forgetUnlessOut, noteTry, recordDelivery, recordUnsure } from './record-delivery.ts';
import { updateMail, updateMailAsSeen } from './store.ts';
import type { MailRecord } from './tables.ts';

/**
 * Delivers a waiting mail once. Before the last byte leaves, the database knows that it may arrive; whoever finds it so later does not send it again.
 * Safe to repeat. Throws where another try is worth while.
 * @system The queue delivers what a verb has put there, and a mail is not sent twice because of a transaction; what became of it is audited.
 */
export async function deliverMail(context: Context, id: string): Promise<void> {
  authorise(context);
  const mail = await inTransaction(context, (transaction) => begin(context, transaction, id));
  if (mail === null) return;
  const files = await filesOf(context, mail);
  let held = mail;
  const delivery = await context.platform.mailer.deliver(
    {
      id,
      to: mail.recipients,
      cc: mail.copies,
      senderName: mail.from_name,
      replyTo: mail.reply_to,
      subject: mail.subject,
      isAutomatic: mail.origin !== 'hand',
      ...files,
    },
    async () => {
      held = await handOver(context, mail);
    },
  );
  await recordDelivery(context, held, delivery);
  if (delivery.kind === 'postponed') throw new Error('the mail server did not take the mail');
}

/** How long an answer may take before a mail that was handed over counts as unanswered. */
const ANSWER_MS = 180_000;

/** The mail, where it is its turn; else what has happened to it meanwhile is settled. */
async function begin(context: Context, transaction: Transaction, id: string): Promise<MailRecord | null> {
  const { mail, invoice } = await lockMailAndInvoice(context, transaction, id);
  const now = context.platform.clock.now();
  const answerUntil = new Date((mail.handed_over_at?.getTime() ?? 0) + ANSWER_MS);
  if (mail.state === 'handedOver' && answerUntil <= now) await recordUnsure(context, transaction, mail);
  else if (mail.state === 'handedOver')
    await promiseDelivery(context, transaction, { id, notBefore: answerUntil });
  if (mail.state !== 'waiting') return null;
  const earlyMs = mail.not_before.getTime() - now.getTime();
  if (earlyMs > 0) {
    if (earlyMs < EARLY_MS) await promiseDelivery(context, transaction, { id, notBefore: mail.not_before });
    return null;
  }
  if (!(await isOvertaken(context, transaction, { mail, invoice })))
    return (await isPutOffByLimit(context, transaction, mail)) ? null : mail;
  await updateMail(
    transaction,
    { businessId: context.businessId, id },
    { state: 'dropped', settled_at: now },
  );
  await forgetUnlessOut(context, transaction, mail.invoice_id);
  return null;
}

/** The queue's clock may be ahead of ours by less. Whoever comes earlier repeats a job, and the one that was promised is still to come. */
const EARLY_MS = 60_000;

/** What goes along, and the letter itself. */
async function filesOf(
  context: Context,
  mail: MailRecord,
): Promise<Pick<ClientMail, 'files' | 'text' | 'html' | 'pictures'>> {
  const { invoice_id: invoiceId, kind, subject, text, step, pay_by: payBy } = mail;
  const reminder = kind === 'reminder' ? { step, payBy } : null;
  try {
    const files = await (context.platform.mailer.keepsMails ? nameMailFiles : readMailFiles)(context, {
      invoiceId,
      kind,
    });
    return { files, ...(await writtenLetter(context, { invoiceId, subject, text, reminder })) };
  } catch (cause) {
    await noteTry(context, mail, { failure: 'document', text: '' });
    throw cause;
  }
}

/** From here on the mail may arrive: never again by another worker, and not at all if it was taken back, overtaken or put off meanwhile. */
async function handOver(context: Context, mail: MailRecord): Promise<MailRecord> {
  const change = { state: 'handedOver', handed_over_at: context.platform.clock.now() } as const;
  const isMine = await inTransaction(context, async (transaction) => {
    const { invoice } = await lockMailAndInvoice(context, transaction, mail.id);
    if (await isOvertaken(context, transaction, { mail, invoice })) return false;
    if (await isPutOffByLimit(context, transaction, mail)) return false;
    const isTaken = await updateMailAsSeen(transaction, mail, change);
    if (isTaken) await noteMailed(context, transaction, mail.invoice_id);
    return isTaken;
  });
  if (!isMine) throw new Error('the mail is no longer to be sent');
  return { ...mail, ...change };
}
