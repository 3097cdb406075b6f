import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { lockMailAndInvoice } from './lock.ts';
import { type SendingView, viewSending } from './read.ts';
import { forgetUnlessOut } from './record-delivery.ts';
import { resolveWaiting } from './resolve-waiting.ts';
import { updateMail } from './store.ts';

/** Takes back a mail that has not gone out yet; one that has stays as it is. Refuses NOT_FOUND. */
export function withdrawMail(context: Context, id: string): Promise<SendingView> {
  authorise(context);
  const key = { businessId: context.businessId, id };
  return inTransaction(context, async (transaction) => {
    const { mail } = await lockMailAndInvoice(context, transaction, id);
    if (mail.state === 'waiting' || mail.state === 'approval') {
      await updateMail(transaction, key, { state: 'dropped', settled_at: context.platform.clock.now() });
      await audit(context, transaction, {
        action: 'sending.withdraw',
        subjectKind: 'invoice',
        subjectId: mail.invoice_id,
        detail: { mailId: id, before: mail.state },
      });
      await forgetUnlessOut(context, transaction, mail.invoice_id);
      await resolveWaiting(context, transaction, mail.invoice_id);
    }
    return viewSending(context, transaction, mail.invoice_id);
  });
}
