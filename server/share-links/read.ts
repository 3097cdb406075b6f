import { requireInvoice } from '../invoices/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { selectLinks, selectReach } from './store.ts';
import { type ShareLinkView, viewLink } from './view.ts';

/** The links of an invoice, newest first. NOT_FOUND for a stranger's invoice. */
export function listShareLinks(context: Context, invoiceId: string): Promise<{ links: ShareLinkView[] }> {
  return inSnapshot(context, async (transaction) => {
    await requireInvoice(context, transaction, invoiceId);
    const links = await selectLinks(transaction, context.businessId, invoiceId);
    return { links: links.map(viewLink) };
  });
}

/** What was shared with these clients and what they opened. A stranger's client counts as one without a link. */
export async function readReach(context: Context, clientIds: readonly string[]) {
  const reached = await inSnapshot(context, (transaction) =>
    selectReach(transaction, { businessId: context.businessId, clientIds }),
  );
  return {
    clients: reached.map((one) => ({ ...one, lastSeenAt: one.lastSeenAt?.toISOString() ?? null })),
  };
}
