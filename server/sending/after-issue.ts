import { GRACE_MILLISECONDS } from '@belegbar/domain/invoices';
import { v7 as uuid } from 'uuid';
import { loadBusiness } from '../business/index.ts';
import { lockIssuedInvoice } from '../invoices/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { usualMail } from './compose.ts';
import { enqueueMail, sendableAsKept } from './enqueue.ts';
import { selectMails } from './store.ts';

/**
 * Puts the mail of an invoice that was issued into the queue, to go out in five minutes, where its client has an address, nothing was sent by hand, and the profile
 * still says so.
 * Safe to repeat.
 */
export function sendAfterIssue(context: Context, invoiceId: string): Promise<void> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const invoice = await lockIssuedInvoice(context, transaction, invoiceId);
    const earlier = await selectMails(transaction, { businessId: context.businessId, invoiceId });
    if (invoice.cancelled || earlier.length > 0) return;
    const business = await loadBusiness(context, transaction);
    if (!business.autoSendInvoiceEmail) return;
    const mail = await usualMail(context, transaction, { invoice, business, step: null });
    if (mail.to.length === 0) return;
    await enqueueMail(context, transaction, {
      id: uuid(),
      invoiceId,
      kind: 'invoice',
      origin: 'issue',
      step: 0,
      plannedOn: null,
      payBy: null,
      state: 'waiting',
      mail: sendableAsKept(mail),
      business,
      notBefore: new Date(context.platform.clock.now().getTime() + GRACE_MILLISECONDS),
    });
  });
}
