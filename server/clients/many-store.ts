import { sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import type { ClientRecord } from './tables.ts';

/** What clients may be known by: any of these is enough. */
export interface Traits {
  numbers: string[];
  vatIds: string[];
  names: string[];
}

/** Clients with one of the numbers, VAT ids or names, whatever their capitals; the oldest first. Each trait is read by its own index. */
export async function selectAlike(
  transaction: Transaction,
  businessId: string,
  { numbers, vatIds, names }: Traits,
): Promise<ClientRecord[]> {
  const { rows } = await sql<ClientRecord>`
    select * from clients where business_id = ${businessId} and id in (
      select id from clients where business_id = ${businessId} and number <> '' and number = any(${numbers}::text[])
      union select id from clients where business_id = ${businessId} and vat_id <> '' and vat_id = any(${vatIds}::text[])
      union select id from clients where business_id = ${businessId} and lower(name) collate "und-x-icu" = any(
        select lower(wanted) collate "und-x-icu" from unnest(${names}::text[]) as wanted)
    ) order by id`.execute(transaction);
  return rows;
}

/** Lets the database count what there is, where many were added since it last did; otherwise its plans are those for a few. */
export async function refreshStatistics(transaction: Transaction): Promise<void> {
  await sql`select look_at_clients()`.execute(transaction);
}

/** The clients of the ids, which nobody else changes until the transaction ends. */
export function lockClients(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<ClientRecord[]> {
  return transaction
    .selectFrom('clients')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function deleteClients(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('clients')
    .where('business_id', '=', businessId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}

/** Clients in the order of their ids, after one of them. */
export function selectClientsAfter(
  transaction: Transaction,
  from: { businessId: string; after: string | null; limit: number; archived: boolean | null },
): Promise<ClientRecord[]> {
  let query = transaction.selectFrom('clients').selectAll().where('business_id', '=', from.businessId);
  if (from.after !== null) query = query.where('id', '>', from.after);
  if (from.archived !== null) query = query.where('archived', '=', from.archived);
  return query.orderBy('id').limit(from.limit).execute();
}
