import type { Day } from '@belegbar/domain/calendar';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import type { ClientRecord, ClientsTable } from './tables.ts';

/** Which client of which business. */
export interface ClientKey {
  businessId: string;
  id: string;
}

export type ClientSort = 'name' | 'open' | 'revenue' | 'lastInvoice';

export interface ClientPage {
  businessId: string;
  sort: ClientSort;
  /** Only archived ones, only others, or both. */
  archived: boolean | null;
  /** Part of the name, contact person, mail address, number or city; empty for all. */
  search: string;
  /** The last client of the page before, with the value it was sorted by; null for the first page. By name its id is enough. */
  after: { value: string; id: string } | null;
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

/** The day of the latest invoice of clients who were never billed. */
export const NEVER = '0001-01-01' as Day;

/** Those columns are first in the indexes by which the lists are read. */
const SORTS = {
  open: { column: sql`sums.open`, id: sql`sums.client_id` },
  revenue: { column: sql`revenue.net`, id: sql`revenue.client_id` },
  lastInvoice: { column: sql`sums.last_invoice_date`, id: sql`sums.client_id` },
} as const;
/** As the index `clients_by_name` has it. */
const sortName = sql`lower(name) collate "und-x-icu"`;

export type ListedClient = Awaited<ReturnType<typeof selectClientPage>>[number];

/** A page of clients with what they owe and have brought; one more than the limit tells that there is another page. */
export function selectClientPage(transaction: Transaction, page: ClientPage) {
  let query = withEverything(transaction, page.businessId);
  if (page.search !== '') query = query.where(matches(page.search));
  if (page.isWithoutEmail) query = query.where('email', '=', '').where('archived', '=', false);
  if (page.archived !== null) query = query.where('archived', '=', page.archived);
  return inOrder(query, page)
    .limit(page.limit + 1)
    .execute();
}

function inOrder(query: ReturnType<typeof withEverything>, page: ClientPage) {
  const { sort, after } = page;
  if (sort === 'name') {
    const rest = after === null ? query : query.where(comesAfter(page.businessId, after.id));
    return rest.orderBy(sortName).orderBy('clients.id');
  }
  const { column, id } = SORTS[sort];
  const rest =
    after === null ? query : query.where(sql<boolean>`(${column}, ${id}) < (${after.value}, ${after.id})`);
  return rest.orderBy(column, 'desc').orderBy(id, 'desc');
}

/** What a client owes and has brought; NOT_FOUND also for a stranger's. `year` is of this year. */
export async function findTotals(transaction: Transaction, key: ClientKey & { year: number }) {
  const totals = await withTotals(transaction, key.businessId)
    .where('clients.id', '=', key.id)
    .executeTakeFirst();
  if (totals === undefined) throw notFound();
  const ofYear = await transaction
    .selectFrom('client_revenue')
    .select(['net', 'vat'])
    .where('business_id', '=', key.businessId)
    .where('client_id', '=', key.id)
    .where('year', '=', key.year)
    .executeTakeFirst();
  return { ...totals, ofYear: ofYear ?? null };
}

/** The row of all years together. */
const ALL_YEARS = 0;

function withTotals(transaction: Transaction, businessId: string) {
  return transaction
    .selectFrom('clients')
    .innerJoin('client_sums as sums', (join) =>
      join.onRef('sums.business_id', '=', 'clients.business_id').onRef('sums.client_id', '=', 'clients.id'),
    )
    .innerJoin('client_revenue as revenue', (join) =>
      join
        .onRef('revenue.business_id', '=', 'clients.business_id')
        .onRef('revenue.client_id', '=', 'clients.id')
        .on('revenue.year', '=', ALL_YEARS),
    )
    .where('clients.business_id', '=', businessId)
    .where('sums.business_id', '=', businessId)
    .where('revenue.business_id', '=', businessId)
    .select(['sums.open', 'sums.last_invoice_date', 'revenue.net', 'revenue.vat']);
}

function withEverything(transaction: Transaction, businessId: string) {
  return withTotals(transaction, businessId).selectAll('clients');
}

/** Numbers are given one after the other, so that no two clients get the same at once. */
export async function holdClientNumbers(transaction: Transaction, businessId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`client-numbers:${businessId}`}, 0))`.execute(
    transaction,
  );
}

/** Another client than that of the id who has the number. */
export function findOtherWithNumber(
  transaction: Transaction,
  wanted: { businessId: string; id: string | null; number: string },
): Promise<{ name: string } | undefined> {
  let query = transaction
    .selectFrom('clients')
    .select('name')
    .where('business_id', '=', wanted.businessId)
    .where('number', '=', wanted.number);
  if (wanted.id !== null) query = query.where('id', '!=', wanted.id);
  return query.executeTakeFirst();
}

/** The numbers in use, the newest client's first. */
export async function selectClientNumbers(transaction: Transaction, businessId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('clients')
    .select('number')
    .where('business_id', '=', businessId)
    .where('number', '!=', '')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ number }) => number);
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

/** Those who are no businesses, in whichever country but this one. */
export function selectConsumersAbroad(transaction: Transaction, businessId: string) {
  return transaction
    .selectFrom('clients')
    .select(['id', 'country', 'post_code'])
    .where('business_id', '=', businessId)
    .where('is_business', '=', false)
    .where('country', '<>', 'DE')
    .execute();
}
