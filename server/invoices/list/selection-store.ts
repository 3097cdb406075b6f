/** The invoices that are chosen in the list, by their ids. */
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/index.ts';
import { type Conditions, isListed } from './filter-store.ts';

/** Newest first. */
export async function selectIds(
  transaction: Transaction,
  asked: Conditions,
  { except, most }: { except: readonly string[]; most: number },
): Promise<string[]> {
  let rows = transaction.selectFrom('invoices').select('id').where(isListed(asked));
  if (except.length > 0) rows = rows.where(sql<boolean>`id <> all(${[...except]}::uuid[])`);
  const found = await rows.orderBy('list_date', 'desc').orderBy('id', 'desc').limit(most).execute();
  return found.map(({ id }) => id);
}

/** In no order. */
export function selectChosen(transaction: Transaction, businessId: string, ids: readonly string[]) {
  return transaction
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'status', 'bucket', 'client_name', 'title', 'invoice_date', 'due_date'])
    .select(['net', 'vat', 'gross', 'paid', 'open', 'written_off', 'document_hash', 'mailed_at', 'sent_at'])
    .select(['currency', 'currency_gross', 'currency_paid'])
    .where('business_id', '=', businessId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
}
