import { loadBusiness } from '../business/index.ts';
import { lockIssuedInvoice, noteMailed } from '../invoices/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { payByOf, usualMail } from './compose.ts';
import { enqueueByHand, sendable, sendableAsKept } from './enqueue.ts';
import { isOverdue } from './owed.ts';
import { type SentView, viewSending } from './read.ts';
import { dropWaiting, resolveWaiting } from './resolve-waiting.ts';
import { repeatedMail } from './same-mail.ts';
import type { SendInput } from './send.ts';
import { nextStep } from './steps.ts';
import { selectMails } from './store.ts';

/**
 * Reminds the client of an overdue invoice by mail, with its PDF; once per key, and once within minutes for the same words from two tabs. In the usual
 * words only where no reminder waits or has left within minutes: it is that one. Neither fees nor interest are added. Refuses NOT_FOUND, NOT_ISSUED,
 * NOT_SENT where nobody has the invoice yet, NOT_OVERDUE where paying is still in time or nothing is owed, JUST_SENT where other words, not written by hand, have left within minutes, and INVALID at the field.
 */
export function remindOf(context: Context, input: SendInput): Promise<SentView> {
  authorise(context);
  const { idempotencyKey: key, again: _, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const sent = await once(context, transaction, { key, procedure: 'sending.remind', request }, () =>
      remind(context, transaction, input),
    );
    return { ...(await viewSending(context, transaction, input.id)), mailId: sent.subjectId };
  });
}

async function remind(context: Context, transaction: Transaction, input: SendInput): Promise<string> {
  const { id } = input;
  const invoice = await lockIssuedInvoice(context, transaction, id);
  if (!invoice.isSent) throw new Refusal('NOT_SENT');
  if (!isOverdue(context, invoice)) throw new Refusal('NOT_OVERDUE');
  const business = await loadBusiness(context, transaction);
  const earlier = await selectMails(transaction, { businessId: context.businessId, invoiceId: id });
  const written = input.mail && sendable(input.mail);
  const now = context.platform.clock.now();
  const same = repeatedMail(earlier, { kind: 'reminder', mail: written, now, again: input.again });
  if (same !== undefined) return same.id;
  const step = nextStep(earlier);
  const usual = () => usualMail(context, transaction, { invoice, business, step });
  const mail = written ?? sendableAsKept(await usual());
  const wasWaiting = await dropWaiting(context, transaction, earlier);
  if (wasWaiting && context.actor.kind === 'user') await resolveWaiting(context, transaction, id);
  await noteMailed(context, transaction, id);
  const payBy = payByOf(context, { invoice, business, step });
  return enqueueByHand(context, transaction, {
    invoiceId: id,
    kind: 'reminder',
    step,
    payBy,
    mail,
    business,
  });
}
