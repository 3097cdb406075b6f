import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { lockMailAndInvoice } from './lock.ts';
import { type SendingView, viewSending } from './read.ts';
import { forgetUnlessOut } from './record-delivery.ts';
import { updateMail } from './store.ts';

/** Takes back the yes to a reminder that has not gone out yet: it waits for one again. Refuses NOT_FOUND, and ALREADY_GONE where it has gone, or waited for no yes. */
export function takeBackApproval(context: Context, id: string): Promise<SendingView> {
  authorise(context);
  const key = { businessId: context.businessId, id };
  return inTransaction(context, async (transaction) => {
    const { mail } = await lockMailAndInvoice(context, transaction, id);
    if (mail.state !== 'waiting' || mail.approved_at === null) throw new Refusal('ALREADY_GONE');
    await updateMail(transaction, key, { state: 'approval', approved_at: null });
    await audit(context, transaction, {
      action: 'sending.takeBackApproval',
      subjectKind: 'invoice',
      subjectId: mail.invoice_id,
      detail: { mailId: id },
    });
    await forgetUnlessOut(context, transaction, mail.invoice_id);
    return viewSending(context, transaction, mail.invoice_id);
  });
}
