/** Where the PDFs of own receipts lie. */
import { OWN_RECEIPTS } from '@belegbar/domain/vouchers';
import type { Transaction } from '../platform/database/index.ts';
import type { VoucherKey } from './store.ts';

/** Notes the SHA-256 of its PDF, unless it has one; whether it was this one that was noted. */
export async function setReceiptDocument(
  transaction: Transaction,
  { businessId, id }: VoucherKey,
  hash: string,
): Promise<boolean> {
  const noted = await transaction
    .updateTable('vouchers')
    .set({ document_hash: hash })
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .where('document_hash', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Own receipts whose PDF has not been made yet, the oldest first. */
export function selectWithoutDocument(
  transaction: Transaction,
  businessId: string,
): Promise<{ id: string; number: string }[]> {
  return transaction
    .selectFrom('vouchers')
    .select(['id', 'number'])
    .where('business_id', '=', businessId)
    .where('kind', 'in', OWN_RECEIPTS)
    .where('document_hash', 'is', null)
    .orderBy('id')
    .execute();
}
