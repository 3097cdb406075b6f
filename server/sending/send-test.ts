import type { MailToClient } from '@belegbar/domain/sending';
import { v7 as uuid } from 'uuid';
import { loadBusiness } from '../business/index.ts';
import { lockIssuedInvoice } from '../invoices/index.ts';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { findUser } from '../sign-in/index.ts';
import { senderOf } from './compose.ts';
import { sendable } from './enqueue.ts';
import type { MailKind } from './mail-files.ts';
import { countTestMails, insertTestMail } from './test-store.ts';

export interface TestInput {
  id: string;
  kind: MailKind;
  idempotencyKey: string;
  /** As the person has written it. Whom it names does not get it. */
  mail: MailToClient;
}

export const DELIVER_TEST = 'sending.deliver-test';
export const FORGET_TEST = 'sending.forget-test';

/** More than anybody looks at; an account that was broken into sends its owner no flood. */
const PER_HOUR_MAXIMUM = 10;
const HOUR_MS = 60 * 60 * 1000;
const KEPT_SECONDS = 24 * 60 * 60;

/**
 * Mails to the person themselves what the client would get, marked as a test. Of the invoice nothing is noted: it is no more sent than before. Gives the
 * address. Refuses NOT_FOUND, NOT_ISSUED, INVALID at the field, NO_ADDRESS where the account has no confirmed one, and ENOUGH_TESTS after ten in an hour.
 */
export function sendTest(context: Context, input: TestInput): Promise<{ to: string }> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const to = await ownAddress(context, transaction);
    await once(context, transaction, { key, procedure: 'sending.sendTest', request }, () =>
      keep(context, transaction, input, to),
    );
    return { to };
  });
}

async function ownAddress(context: Context, transaction: Transaction): Promise<string> {
  const { actor } = context;
  const user = actor.kind === 'user' ? await findUser(transaction, actor.userId) : null;
  if (user?.isConfirmed !== true) throw new Refusal('NO_ADDRESS');
  return user.email;
}

async function keep(
  context: Context,
  transaction: Transaction,
  { id: invoiceId, kind, mail }: TestInput,
  recipient: string,
): Promise<string> {
  const { businessId, platform } = context;
  // Who sends another waits here, so that none is counted too late.
  await lockIssuedInvoice(context, transaction, invoiceId);
  const { subject, text } = sendable({ ...mail, to: [recipient], cc: [] });
  const now = platform.clock.now();
  const since = new Date(now.getTime() - HOUR_MS);
  if ((await countTestMails(transaction, { businessId, since })) >= PER_HOUR_MAXIMUM)
    throw new Refusal('ENOUGH_TESTS');
  const { fromName, replyTo } = await senderOf(
    context,
    transaction,
    await loadBusiness(context, transaction),
  );
  const id = uuid();
  await insertTestMail(transaction, {
    business_id: businessId,
    id,
    invoice_id: invoiceId,
    kind,
    recipient,
    from_name: fromName,
    reply_to: replyTo,
    subject,
    text,
    created_at: now,
  });
  await audit(context, transaction, {
    action: 'sending.sendTest',
    subjectKind: 'invoice',
    subjectId: invoiceId,
    detail: { mailId: id, to: [recipient] },
  });
  const payload = { businessId, mailId: id };
  await platform.jobs.enqueue(transaction, { name: DELIVER_TEST, payload });
  await platform.jobs.enqueue(transaction, { name: FORGET_TEST, payload, startAfterSeconds: KEPT_SECONDS });
  return id;
}
