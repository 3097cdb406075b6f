import { type Insertable, sql, type Updateable } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import type { ServiceRecord, ServicesTable } from './tables.ts';

/** Which service of which business. */
export interface ServiceKey {
  businessId: string;
  id: string;
}

export async function insertService(
  transaction: Transaction,
  service: Insertable<ServicesTable>,
): Promise<void> {
  await transaction.insertInto('services').values(service).execute();
}

/** Throws NOT_FOUND, also for a service of another business. */
export async function findService(transaction: Transaction, key: ServiceKey): Promise<ServiceRecord> {
  const service = await byKey(transaction, key).executeTakeFirst();
  if (service === undefined) throw notFound();
  return service;
}

/** As `findService`, and nobody else may change it until the transaction ends. */
export async function lockService(transaction: Transaction, key: ServiceKey): Promise<ServiceRecord> {
  const service = await byKey(transaction, key).forUpdate().executeTakeFirst();
  if (service === undefined) throw notFound();
  return service;
}

function byKey(transaction: Transaction, key: ServiceKey) {
  return transaction
    .selectFrom('services')
    .selectAll()
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id);
}

export async function updateServiceRow(
  transaction: Transaction,
  key: ServiceKey,
  fields: Updateable<ServicesTable>,
): Promise<void> {
  await transaction
    .updateTable('services')
    .set(fields)
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .execute();
}

/** Services by name whose name or description has `search` in it; empty for all. */
export function selectServices(
  transaction: Transaction,
  filter: { businessId: string; search: string; limit: number },
): Promise<ServiceRecord[]> {
  const pattern = `%${filter.search.replace(/[\\%_]/g, '\\$&')}%`;
  return transaction
    .selectFrom('services')
    .selectAll()
    .where('business_id', '=', filter.businessId)
    .where(sql<boolean>`(name ilike ${pattern} or description ilike ${pattern})`)
    .orderBy(sql`lower(name) collate "und-x-icu"`)
    .orderBy('id')
    .limit(filter.limit)
    .execute();
}
