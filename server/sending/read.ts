import type { Sending, Sent, SentMail, SettledMail } from '@belegbar/contract/sending-messages';
import type { WaitingReminder } from '@belegbar/contract/sending-reminders';
import type { Day } from '@belegbar/domain/calendar';
import type { z } from 'zod';
import { loadBusiness } from '../business/index.ts';
import { type IssuedInvoice, loadIssuedInvoice, remindableAmong, requireInvoice } from '../invoices/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { usualReminder } from './compose.ts';
import { lastMails } from './last-mails.ts';
import { previewOf } from './letter.ts';
import { nextPlannedDay, nextReminderDay } from './next-planned.ts';
import { isOvertaken } from './overtaken.ts';
import { canRemindOf, isRemindable } from './owed.ts';
import { selectMails, selectWaiting, selectWaitingInvoices } from './store.ts';
import type { MailRecord } from './tables.ts';

/** What was sent about an invoice, as the contract shows it. */
export type SendingView = z.output<typeof Sending>;

/** The same as the answer to an act, which names the mail. */
export type SentView = z.output<typeof Sent>;

/** Refuses NOT_FOUND; of a draft nothing was sent. */
export function readSending(context: Context, id: string): Promise<SendingView> {
  return inSnapshot(context, (transaction) => viewSending(context, transaction, id));
}

/** The same inside a verb's transaction. */
export async function viewSending(
  context: Context,
  transaction: Transaction,
  id: string,
): Promise<SendingView> {
  await requireInvoice(context, transaction, id);
  const [mails, invoice] = await Promise.all([
    selectMails(transaction, { businessId: context.businessId, invoiceId: id }),
    issuedOrNull(context, transaction, id),
  ]);
  const shown: SendingView['mails'] = [];
  for (const mail of mails)
    shown.push({ ...viewMail(mail), ...(await asOfNow(context, transaction, mail, invoice)) });
  return {
    mails: shown,
    canRemind: invoice !== null && canRemindOf(context, invoice),
    remindersPaused: invoice?.remindersPaused ?? false,
    nextReminder: invoice === null ? null : await nextReminder(context, transaction, invoice),
  };
}

/**
 * What holds now of a mail that waits: the words of a reminder that waits for a yes, and that one is dropped which is no longer to go. What was
 * paid keeps its reminder, so that it waits again where the payment turns out to be a mistake.
 */
async function asOfNow(
  context: Context,
  transaction: Transaction,
  mail: MailRecord,
  invoice: IssuedInvoice | null,
): Promise<Partial<z.output<typeof SentMail>>> {
  if (invoice === null) return {};
  if (mail.state === 'waiting' && (await isOvertaken(context, transaction, { mail, invoice })))
    return { state: 'dropped' };
  if (mail.state !== 'approval') return {};
  if (!isRemindable(invoice)) return { state: 'dropped' };
  return usualReminder(context, transaction, { mail, invoice });
}

async function issuedOrNull(
  context: Context,
  transaction: Transaction,
  id: string,
): Promise<IssuedInvoice | null> {
  try {
    return await loadIssuedInvoice(context, transaction, id);
  } catch (refusal) {
    if (refusal instanceof Refusal && refusal.code === 'NOT_ISSUED') return null;
    throw refusal;
  }
}

/** The next day of the plan after today; null where none comes. */
async function nextReminder(
  context: Context,
  transaction: Transaction,
  invoice: IssuedInvoice,
): Promise<Day | null> {
  const business = await loadBusiness(context, transaction);
  return nextReminderDay(invoice, business, context.platform.clock.today());
}

/** The reminders that wait for a yes and whose claim still stands, oldest first, as they would go out now; the last that left; and when the plan comes to the next. */
export function listWaitingReminders(context: Context): Promise<{
  reminders: z.output<typeof WaitingReminder>[];
  last: z.output<typeof SettledMail>[];
  next: Day | null;
}> {
  return inSnapshot(context, async (transaction) => {
    const waiting = await selectWaiting(transaction, context.businessId);
    const ids = waiting.map((mail) => mail.invoice_id);
    const claims = await remindableAmong(context, transaction, ids);
    const reminders: z.output<typeof WaitingReminder>[] = [];
    for (const mail of waiting) {
      const { number = null, clientName = '', dueDate = null } = claims.get(mail.invoice_id) ?? {};
      if (dueDate !== null)
        reminders.push({
          ...(await viewWaiting(context, transaction, mail)),
          number: number ?? '',
          clientName,
          dueDate,
        });
    }
    const last = await lastMails(context, transaction);
    return { reminders, last, next: await nextPlannedDay(context, transaction) };
  });
}

/** How many of them there are. */
export function countWaitingReminders(context: Context): Promise<{ waiting: number }> {
  return inSnapshot(context, async (transaction) => {
    const ids = await selectWaitingInvoices(transaction, context.businessId);
    return { waiting: (await remindableAmong(context, transaction, ids)).size };
  });
}

async function viewWaiting(
  context: Context,
  transaction: Transaction,
  mail: MailRecord,
): Promise<
  z.output<typeof SentMail> & Preview & Pick<z.output<typeof WaitingReminder>, 'open' | 'currency'>
> {
  const id = mail.invoice_id;
  const invoice = await loadIssuedInvoice(context, transaction, id);
  const shown = { ...viewMail(mail), ...(await asOfNow(context, transaction, mail, invoice)) };
  const reminder = { step: shown.step, payBy: shown.payBy };
  return {
    ...shown,
    ...(await previewOf(context, transaction, { id, invoice, reminder })),
    open: invoice.open,
    currency: invoice.document.currency,
  };
}

type Preview = Awaited<ReturnType<typeof previewOf>>;

function viewMail(mail: MailRecord): z.output<typeof SentMail> {
  return {
    id: mail.id,
    invoiceId: mail.invoice_id,
    kind: mail.kind,
    origin: mail.origin,
    state: mail.state,
    to: mail.recipients,
    cc: mail.copies,
    subject: mail.subject,
    text: mail.text,
    step: mail.step,
    payBy: mail.pay_by,
    notBefore: mail.not_before.toISOString(),
    tries: mail.tries,
    failure: mail.failure,
    failureText: mail.failure_text,
    refused: mail.refused,
    createdAt: mail.created_at.toISOString(),
    settledAt: mail.settled_at?.toISOString() ?? null,
  };
}
