import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { deleteInvoice, lockInvoice } from './store.ts';

/** Deletes a draft for good. Refuses NOT_FOUND and NOT_A_DRAFT. */
export function deleteDraft(context: Context, id: string): Promise<{ id: string }> {
  authorise(context);
  const key = { businessId: context.businessId, id };
  return inTransaction(context, async (transaction) => {
    const invoice = await lockInvoice(transaction, key);
    if (invoice.status !== 'draft') throw new Refusal('NOT_A_DRAFT');
    await deleteInvoice(transaction, key);
    await audit(context, transaction, {
      action: 'invoices.deleteDraft',
      subjectKind: 'invoice',
      subjectId: id,
      detail: { version: invoice.version },
    });
    return { id };
  });
}
