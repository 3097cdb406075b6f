import { audit, auditOf } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { clearSent } from './left-store.ts';
import { resolveReminder } from './nothing-owed.ts';
import { type InvoiceView, viewInvoice } from './read.ts';
import { lockInvoice } from './store.ts';

const MARKED = 'invoices.markSent';
const TAKEN_BACK = 'invoices.takeBackSent';

/**
 * Takes back that the owner gave a document to its client, noted by mistake. Refuses NOT_FOUND, and SENT_OTHERWISE where nobody noted it, or a
 * link was given out, a mail has left or somebody has opened the link: those happened.
 */
export function takeBackSent(context: Context, { id }: { id: string }): Promise<InvoiceView> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const key = { businessId: context.businessId, id };
    await lockInvoice(transaction, key);
    const [last] = await auditOf(context, transaction, id, [MARKED, TAKEN_BACK]);
    const isNoted = last?.action === MARKED && last.detail.way === 'byHand';
    if (!isNoted || !(await clearSent(transaction, key))) throw new Refusal('SENT_OTHERWISE');
    await audit(context, transaction, {
      action: TAKEN_BACK,
      subjectKind: 'invoice',
      subjectId: id,
      detail: {},
    });
    await resolveReminder(context, transaction, id);
    return viewInvoice(context, transaction, id);
  });
}
