/** The editions of issued invoices that were replaced. */
import type { Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import type { InvoiceKey } from './store.ts';
import type { InvoiceEditionRecord } from './tables.ts';
import './tables.ts';

/** Keeps an edition as it was. */
export async function insertEdition(transaction: Transaction, edition: InvoiceEditionRecord): Promise<void> {
  const { draft, document, e_invoice_breaches: breaches } = edition;
  await transaction
    .insertInto('invoice_editions')
    .values({
      ...edition,
      draft: JSON.stringify(draft),
      document: JSON.stringify(document),
      e_invoice_breaches: breaches && JSON.stringify(breaches),
    })
    .execute();
}

/** Those of an invoice, the first one first. */
export function selectEditions(transaction: Transaction, key: InvoiceKey): Promise<InvoiceEditionRecord[]> {
  return editionsOf(transaction, key).orderBy('edition').execute();
}

/** One of them; NOT_FOUND also for one of another business. */
export async function findEdition(
  transaction: Transaction,
  key: InvoiceKey & { edition: number },
): Promise<InvoiceEditionRecord> {
  const edition = await editionsOf(transaction, key).where('edition', '=', key.edition).executeTakeFirst();
  if (edition === undefined) throw notFound();
  return edition;
}

function editionsOf(transaction: Transaction, key: InvoiceKey) {
  return transaction
    .selectFrom('invoice_editions')
    .selectAll()
    .where('business_id', '=', key.businessId)
    .where('invoice_id', '=', key.id);
}
