import { addDays } from '@belegbar/domain/calendar';
import { requireInvoice } from '../invoices/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
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

/** A mail may wait for a day, and is read some days later. */
const OPENS_FOR_DAYS = 3;

/** The public address of an invoice to be written into a mail, by its newest link that opens for three more days at least; null without one. */
export async function publicAddress(
  context: Context,
  transaction: Transaction,
  invoiceId: string,
): Promise<string | null> {
  const { baseUrl, clock } = context.platform;
  const links = await selectLinks(transaction, context.businessId, invoiceId);
  const until = addDays(clock.today(), OPENS_FOR_DAYS);
  const open = links.find((link) => link.active && (link.expires_on === null || link.expires_on >= until));
  return open === undefined ? null : `${baseUrl}/public-invoice/${open.token}`;
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
