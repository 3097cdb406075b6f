import { sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import type { ServiceRecord } from './tables.ts';

/** Services of the names, whatever their capitals; the oldest first. */
export async function selectNamed(
  transaction: Transaction,
  businessId: string,
  names: readonly string[],
): Promise<ServiceRecord[]> {
  const { rows } = await sql<ServiceRecord>`
    select * from services where business_id = ${businessId} and lower(name) collate "und-x-icu" = any(
      select lower(wanted) collate "und-x-icu" from unnest(${names}::text[]) as wanted)
    order by id`.execute(transaction);
  return rows;
}

/** The services of the ids, which nobody else changes until the transaction ends. */
export function lockServices(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<ServiceRecord[]> {
  return transaction
    .selectFrom('services')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function deleteServices(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('services')
    .where('business_id', '=', businessId)
    .where('id', 'in', ids)
    .execute();
}

/** Services in the order of their ids, after one of them. */
export function selectServicesAfter(
  transaction: Transaction,
  from: { businessId: string; after: string | null; limit: number; archived: boolean | null },
): Promise<ServiceRecord[]> {
  let query = transaction.selectFrom('services').selectAll().where('business_id', '=', from.businessId);
  if (from.after !== null) query = query.where('id', '>', from.after);
  if (from.archived !== null) query = query.where('archived', '=', from.archived);
  return query.orderBy('id').limit(from.limit).execute();
}
