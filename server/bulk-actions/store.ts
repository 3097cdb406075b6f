import { type Insertable, sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import type { BulkActionRecord, BulkActionsTable, BulkState, Outcome } from './tables.ts';

/** Which act of which business. */
export interface ActionKey {
  businessId: string;
  id: string;
}

const LISTED = 20;

/** The latest first. */
export function selectActions(transaction: Transaction, businessId: string): Promise<BulkActionRecord[]> {
  return transaction
    .selectFrom('bulk_actions')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
}

/** Throws NOT_FOUND, also for one of another business. */
export async function findAction(transaction: Transaction, key: ActionKey): Promise<BulkActionRecord> {
  const found = await byKey(transaction, key).executeTakeFirst();
  if (found === undefined) throw notFound();
  return found;
}

/** The act as it is until the transaction ends. Throws NOT_FOUND. */
export async function lockAction(transaction: Transaction, key: ActionKey): Promise<BulkActionRecord> {
  const found = await byKey(transaction, key).forUpdate().executeTakeFirst();
  if (found === undefined) throw notFound();
  return found;
}

function byKey(transaction: Transaction, key: ActionKey) {
  return transaction
    .selectFrom('bulk_actions')
    .selectAll()
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id);
}

export async function insertAction(
  transaction: Transaction,
  action: Insertable<BulkActionsTable>,
): Promise<void> {
  await transaction.insertInto('bulk_actions').values(action).execute();
}

/** The act of the business that is being carried out, where it was begun before the moment; null without one. */
export async function selectUnderWay(
  transaction: Transaction,
  { businessId, before }: { businessId: string; before: Date | null },
): Promise<string | null> {
  let rows = transaction
    .selectFrom('bulk_actions')
    .select('id')
    .where('business_id', '=', businessId)
    .where('state', '=', 'running');
  if (before !== null) rows = rows.where('created_at', '<', before);
  return (await rows.executeTakeFirst())?.id ?? null;
}

/** Counts one more of an outcome. */
export async function countOne(
  transaction: Transaction,
  key: ActionKey,
  outcome: Exclude<Outcome, 'waiting'>,
): Promise<void> {
  await transaction
    .updateTable('bulk_actions')
    .set({ [outcome]: sql`${sql.ref(outcome)} + 1` })
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .execute();
}

export async function endAction(
  transaction: Transaction,
  key: ActionKey,
  end: { state: BulkState; at: Date },
): Promise<void> {
  await transaction
    .updateTable('bulk_actions')
    .set({ state: end.state, finished_at: end.at })
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .where('state', '=', 'running')
    .execute();
}

/** Forgets acts that were over before, with what became of each invoice. */
export async function forgetActions(
  transaction: Transaction,
  businessId: string,
  before: Date,
): Promise<void> {
  await transaction
    .deleteFrom('bulk_actions')
    .where('business_id', '=', businessId)
    .where('finished_at', '<', before)
    .execute();
}
