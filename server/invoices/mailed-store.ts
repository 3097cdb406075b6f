/** Since when a document is on its way to its client. */
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
