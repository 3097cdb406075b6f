import { type Insertable, sql, type Updateable } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import type { ClientRecord, ClientsTable } from './tables.ts';

/** Which client of which business. */
export interface ClientKey {
  businessId: string;
  id: string;
}

export interface ClientPage {
  businessId: string;
  /** Part of the name, contact person, mail address, number or city; empty for all. */
  search: string;
  /** Id of the last client of the page before, or null for the first page. */
  after: string | null;
  limit: number;
  /** Only clients that are not archived and have no mail address. */
  isWithoutEmail: boolean;
}

export async function insertClient(
  transaction: Transaction,
  client: Insertable<ClientsTable>,
): Promise<void> {
  await transaction.insertInto('clients').values(client).execute();
}

/** Throws NOT_FOUND, also for a client of another business. */
export async function findClient(transaction: Transaction, key: ClientKey): Promise<ClientRecord> {
  const client = await byKey(transaction, key).executeTakeFirst();
  if (client === undefined) throw notFound();
  return client;
}

/** As `findClient`, and nobody else may change it until the transaction ends. */
export async function lockClient(transaction: Transaction, key: ClientKey): Promise<ClientRecord> {
  const client = await byKey(transaction, key).forUpdate().executeTakeFirst();
  if (client === undefined) throw notFound();
  return client;
}

function byKey(transaction: Transaction, key: ClientKey) {
  return transaction
    .selectFrom('clients')
    .selectAll()
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id);
}

export async function updateClientRow(
  transaction: Transaction,
  key: ClientKey,
  fields: Updateable<ClientsTable>,
): Promise<void> {
  await transaction
    .updateTable('clients')
    .set(fields)
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .execute();
}

/** As the index `clients_by_name` has it. */
const sortName = sql`lower(name) collate "und-x-icu"`;

/** A page of clients by name; one more than the limit tells that there is another page. */
export function selectClientPage(transaction: Transaction, page: ClientPage): Promise<ClientRecord[]> {
  let query = transaction.selectFrom('clients').selectAll().where('business_id', '=', page.businessId);
  if (page.search !== '') query = query.where(matches(page.search));
  if (page.isWithoutEmail) query = query.where('email', '=', '').where('archived', '=', false);
  if (page.after !== null) query = query.where(comesAfter(page.businessId, page.after));
  return query
    .orderBy(sortName)
    .orderBy('id')
    .limit(page.limit + 1)
    .execute();
}

function matches(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(name ilike ${pattern} or contact_person ilike ${pattern} or email ilike ${pattern}
    or number ilike ${pattern} or city ilike ${pattern})`;
}

function comesAfter(businessId: string, id: string) {
  return sql<boolean>`(${sortName}, id) > (
    select lower(last.name) collate "und-x-icu", last.id from clients as last where last.business_id = ${businessId} and last.id = ${id})`;
}
