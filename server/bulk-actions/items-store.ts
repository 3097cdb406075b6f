import type { Transaction } from '../platform/database/index.ts';
import type { ActionKey } from './store.ts';
import type { BulkItemRecord, Outcome } from './tables.ts';

export interface ItemKey extends ActionKey {
  position: number;
}

/** Those behind a position, of one outcome or of all. */
export function selectItems(
  transaction: Transaction,
  key: ActionKey,
  asked: { outcome: Outcome | null; after: number; limit: number },
): Promise<BulkItemRecord[]> {
  let rows = transaction
    .selectFrom('bulk_action_items')
    .selectAll()
    .where('business_id', '=', key.businessId)
    .where('action_id', '=', key.id)
    .where('position', '>', asked.after);
  if (asked.outcome !== null) rows = rows.where('outcome', '=', asked.outcome);
  return rows.orderBy('position').limit(asked.limit).execute();
}

/** True while the item waits; nobody else does it until the transaction ends. */
export async function lockWaiting(transaction: Transaction, key: ItemKey): Promise<boolean> {
  const found = await byKey(transaction, key).forUpdate().executeTakeFirst();
  return found?.outcome === 'waiting';
}

function byKey(transaction: Transaction, { businessId, id, position }: ItemKey) {
  return transaction
    .selectFrom('bulk_action_items')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('action_id', '=', id)
    .where('position', '=', position);
}

export async function updateItem(
  transaction: Transaction,
  { businessId, id, position }: ItemKey,
  fields: Partial<Pick<BulkItemRecord, 'outcome' | 'reason' | 'tries'>>,
): Promise<void> {
  await transaction
    .updateTable('bulk_action_items')
    .set(fields)
    .where('business_id', '=', businessId)
    .where('action_id', '=', id)
    .where('position', '=', position)
    .execute();
}
