/** Since when a document has left the house: on its way to its client, or fetched by a share link. */
import type { Transaction } from '../platform/database/index.ts';
import type { InvoiceKey } from './store.ts';
import './tables.ts';

/** Notes that the document has been given to the post for its client; only the first time counts. */
export async function setMailed(transaction: Transaction, key: InvoiceKey, at: Date): Promise<void> {
  await transaction
    .updateTable('invoices')
    .set({ mailed_at: at })
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .where('mailed_at', 'is', null)
    .execute();
}

/** Notes that someone outside has fetched something of the document; only the first time counts. */
export async function setFetched(transaction: Transaction, key: InvoiceKey, at: Date): Promise<void> {
  await transaction
    .updateTable('invoices')
    .set({ fetched_at: at })
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .where('fetched_at', 'is', null)
    .execute();
}

/** Notes that the document has been given to its client; true when this was the first time. */
export async function setSent(transaction: Transaction, key: InvoiceKey, at: Date): Promise<boolean> {
  const result = await transaction
    .updateTable('invoices')
    .set({ sent_at: at })
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Forgets that the document was given to its client; false where something else proves it. */
export async function clearSent(transaction: Transaction, key: InvoiceKey): Promise<boolean> {
  const result = await transaction
    .updateTable('invoices')
    .set({ sent_at: null })
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .where('sent_at', 'is not', null)
    .where('mailed_at', 'is', null)
    .where('fetched_at', 'is', null)
    .where('viewed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
