import { type Insertable, sql, type Updateable } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import type { InvoiceViewRecord, InvoiceViewsTable, ViewedList } from './tables.ts';

/** Whose views, and of which list. */
export interface ViewOwner {
  businessId: string;
  userId: string;
  list: ViewedList;
}

/** In their order. */
export function selectViews(transaction: Transaction, owner: ViewOwner): Promise<InvoiceViewRecord[]> {
  return ofOwner(transaction, owner).orderBy('position').orderBy('id').execute();
}

/** As `selectViews`, and nobody adds or moves one until the transaction ends. */
export async function holdViews(transaction: Transaction, owner: ViewOwner): Promise<InvoiceViewRecord[]> {
  const name = `${owner.list}-views:${owner.businessId}:${owner.userId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
  return selectViews(transaction, owner);
}

/** Throws NOT_FOUND, also for a view of somebody else. */
export async function findView(
  transaction: Transaction,
  { id, ...owner }: ViewOwner & { id: string },
): Promise<InvoiceViewRecord> {
  const view = await ofOwner(transaction, owner).where('id', '=', id).executeTakeFirst();
  if (view === undefined) throw notFound();
  return view;
}

function ofOwner(transaction: Transaction, { businessId, userId, list }: ViewOwner) {
  return transaction
    .selectFrom('invoice_views')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('user_id', '=', userId)
    .where('list', '=', list);
}

export async function insertView(
  transaction: Transaction,
  view: Insertable<InvoiceViewsTable>,
): Promise<void> {
  await transaction.insertInto('invoice_views').values(view).execute();
}

export async function updateView(
  transaction: Transaction,
  key: { businessId: string; id: string },
  fields: Updateable<InvoiceViewsTable>,
): Promise<void> {
  await transaction
    .updateTable('invoice_views')
    .set(fields)
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .execute();
}

/** None of them is the default then. */
export async function clearDefault(
  transaction: Transaction,
  { businessId, userId, list }: ViewOwner,
): Promise<void> {
  await transaction
    .updateTable('invoice_views')
    .set({ is_default: false })
    .where('business_id', '=', businessId)
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('is_default', '=', true)
    .execute();
}

export async function deleteView(
  transaction: Transaction,
  key: { businessId: string; id: string },
): Promise<void> {
  await transaction
    .deleteFrom('invoice_views')
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .execute();
}
