import type { SENT_WAYS } from '@belegbar/contract/invoice-corrections';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { setSent } from './left-store.ts';
import { documentOf, type InvoiceView, viewInvoice } from './read.ts';
import { lockInvoice } from './store.ts';

export interface MarkSentInput {
  id: string;
  way: (typeof SENT_WAYS)[number];
}

/**
 * Notes that an issued document was given to its client by a link, or by its owner in person. Only the first time counts, whatever the way.
 * Refuses NOT_FOUND and NOT_ISSUED.
 */
export function markSent(context: Context, { id, way }: MarkSentInput): Promise<InvoiceView> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const key = { businessId: context.businessId, id };
    documentOf(await lockInvoice(transaction, key));
    if (await setSent(transaction, key, context.platform.clock.now()))
      await audit(context, transaction, {
        action: 'invoices.markSent',
        subjectKind: 'invoice',
        subjectId: id,
        detail: { way },
      });
    return viewInvoice(context, transaction, id);
  });
}
