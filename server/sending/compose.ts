import type { MailProposal } from '@belegbar/contract/sending-letter';
import type { Day } from '@belegbar/domain/calendar';
import {
  invoiceMail,
  type MailToClient,
  namesOf,
  payByDay,
  reminderMail,
  stepOn,
  usualRecipients,
} from '@belegbar/domain/sending';
import type { z } from 'zod';
import { type LoadedBusiness, loadBusiness, ownerOf } from '../business/index.ts';
import { loadClient } from '../clients/index.ts';
import { type IssuedInvoice, loadIssuedInvoice } from '../invoices/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { findUser } from '../sign-in/index.ts';
import { previewOf } from './letter.ts';
import { type MailKind, mailFileNames } from './mail-files.ts';
import { nextReminderDay } from './next-planned.ts';
import { nextStep } from './steps.ts';
import { selectMails } from './store.ts';
import type { MailRecord } from './tables.ts';

/** A mail as it would go out, with what goes along. */
export type Proposal = z.output<typeof MailProposal>;

/** Proposes a mail in the language of the document to all addresses of the client. Refuses NOT_FOUND and NOT_ISSUED. */
export function composeMail(
  context: Context,
  { id, kind }: { id: string; kind: MailKind },
): Promise<Proposal> {
  return inSnapshot(context, async (transaction) => {
    const [invoice, business] = await Promise.all([
      loadIssuedInvoice(context, transaction, id),
      loadBusiness(context, transaction),
    ]);
    const step =
      kind === 'invoice'
        ? null
        : nextStep(await selectMails(transaction, { businessId: context.businessId, invoiceId: id }));
    const mail = await usualMail(context, transaction, { invoice, business, step });
    return {
      ...mail,
      ...(await senderOf(context, transaction, business)),
      ...(await previewOf(context, transaction, {
        id,
        invoice,
        reminder: step === null ? null : { step, payBy: mail.payBy },
      })),
      attachments: await mailFileNames(context, transaction, { invoice, kind }),
    };
  });
}

/** Which reminder of the invoice the next one is, and the day by which it asks to pay. */
export async function nextReminder(
  context: Context,
  transaction: Transaction,
  invoiceId: string,
): Promise<{ step: number; payBy: Day | null }> {
  const [invoice, business, mails] = await Promise.all([
    loadIssuedInvoice(context, transaction, invoiceId),
    loadBusiness(context, transaction),
    selectMails(transaction, { businessId: context.businessId, invoiceId }),
  ]);
  const step = nextStep(mails);
  return { step, payBy: payByOf(context, { invoice, business, step }) };
}

/** A mail in the usual words, and the day by which a reminder of what is overdue asks to pay in them. */
export interface UsualMail extends MailToClient {
  payBy: Day | null;
}

/** The mail to the usual recipients in the usual words; `step` is that of a reminder, null for the invoice itself. */
export async function usualMail(
  context: Context,
  transaction: Transaction,
  about: { invoice: IssuedInvoice; business: LoadedBusiness; step: number | null },
): Promise<UsualMail> {
  const { invoice, business, step } = about;
  const { document, open, received, writtenOff, clientId } = invoice;
  const [client, { replyTo }] = await Promise.all([
    clientId === null ? null : loadClient(context, transaction, clientId),
    senderOf(context, transaction, business),
  ]);
  const today = context.platform.clock.today();
  const amounts = { open, received, writtenOff };
  const isAmended = invoice.amended !== null;
  const signed = { canAnswer: replyTo !== '', names: namesOf(business) };
  const facts = { document, ...amounts, isAmended, today, ...signed };
  const ownWords = business.customReminderMessage;
  const payBy = step === null ? null : payByOf(context, { invoice, business, step });
  const words = step === null ? invoiceMail(facts) : reminderMail({ ...facts, step, payBy, ownWords });
  return { ...usualRecipients(client, document), ...words, payBy };
}

/** By which day a reminder that is written now asks to pay; null before the due day, which holds then. */
export function payByOf(
  context: Context,
  { invoice, business, step }: { invoice: IssuedInvoice; business: LoadedBusiness; step: number },
): Day | null {
  const today = context.platform.clock.today();
  const { dueDate } = invoice.document;
  return stepOn(today, { step, dueDate }) === 0
    ? null
    : payByDay(today, nextReminderDay(invoice, business, today));
}

/** A reminder that waits, in the words, to the addresses and over the amount of now. */
export async function usualReminder(
  context: Context,
  transaction: Transaction,
  { mail, invoice }: { mail: MailRecord; invoice: IssuedInvoice },
): Promise<UsualMail & { step: number }> {
  const business = await loadBusiness(context, transaction);
  const today = context.platform.clock.today();
  const step = stepOn(today, { step: mail.step, dueDate: invoice.document.dueDate });
  return { ...(await usualMail(context, transaction, { invoice, business, step })), step };
}

/** In whose name a mail goes out, and where answers go: to the business, or to the confirmed address of its owner's account; empty where neither is known. */
export async function senderOf(
  context: Context,
  transaction: Transaction,
  business: LoadedBusiness,
): Promise<{ fromName: string; replyTo: string }> {
  const { businessName, fullName } = business;
  const fromName = business.fromName || businessName || fullName;
  if (business.email !== '') return { fromName, replyTo: business.email };
  const owner = await findUser(transaction, await ownerOf(context, transaction));
  return { fromName, replyTo: owner?.isConfirmed === true ? owner.email : '' };
}
