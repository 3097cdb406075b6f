import { requireInvoice } from '../invoices/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { selectLinks } from './store.ts';
import { type ShareLinkView, viewLink } from './view.ts';

/** The links of an invoice, newest first. NOT_FOUND for a stranger's invoice. */
export function listShareLinks(context: Context, invoiceId: string): Promise<{ links: ShareLinkView[] }> {
  return inSnapshot(context, async (transaction) => {
    await requireInvoice(context, transaction, invoiceId);
    const links = await selectLinks(transaction, context.businessId, invoiceId);
    return { links: links.map(viewLink) };
  });
}
