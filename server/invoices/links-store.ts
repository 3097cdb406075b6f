/** Whether someone outside has opened an invoice by one of its share links. */
import type { Transaction } from '../platform/database/index.ts';
import type { InvoiceKey } from './store.ts';
import './tables.ts';

/** Whether anything has ever been fetched by a share link of the invoice, by anyone but its owner. */
export async function isLinkOpened(transaction: Transaction, key: InvoiceKey): Promise<boolean> {
  return (await linksOf(transaction, key).execute()).some(isOpened);
}

/** As `isLinkOpened`, and who opens one now waits until the transaction ends. The invoice is locked before, so no link is added. */
export async function isLinkOpenedForUpdate(transaction: Transaction, key: InvoiceKey): Promise<boolean> {
  return (await linksOf(transaction, key).forUpdate().execute()).some(isOpened);
}

function linksOf(transaction: Transaction, key: InvoiceKey) {
  return transaction
    .selectFrom('share_links')
    .select(['fetched_at', 'last_accessed_at'])
    .where('business_id', '=', key.businessId)
    .where('invoice_id', '=', key.id);
}

function isOpened(link: { fetched_at: Date | null; last_accessed_at: Date | null }): boolean {
  return link.fetched_at !== null || link.last_accessed_at !== null;
}
