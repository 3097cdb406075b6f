import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/index.ts';
import type { Bucket } from '../tables.ts';

/** What a page of the list asks for. */
export interface ListQuery {
  businessId: string;
  /** Overdue is looked up by due date, so it needs the day. */
  filter: 'all' | 'draft' | 'open' | 'overdue' | 'paid';
  today: Day;
  /** Every word must occur. */
  words: string[];
  /** Only this client's; null for everyone's. */
  clientId: string | null;
  after: { listDate: Day; id: string } | null;
  limit: number;
}

export type ListRecord = Awaited<ReturnType<typeof selectPage>>[number];

/** Newest first, drafts before all; starts behind `after`. */
export function selectPage(transaction: Transaction, query: ListQuery) {
  let rows = transaction
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'status', 'client_name', 'title', 'invoice_date', 'due_date'])
    .select(['gross', 'open', 'viewed_at', 'cancels', 'cancelled_by', 'list_date'])
    .where('business_id', '=', query.businessId);
  if (query.filter === 'overdue')
    rows = rows.where('bucket', '=', 'open').where('due_date', '<', query.today);
  else if (query.filter !== 'all') rows = rows.where('bucket', '=', query.filter);
  if (query.clientId !== null) rows = rows.where('client_id', '=', query.clientId);
  for (const word of query.words) rows = rows.where('search', 'like', containing(word));
  if (query.after !== null) {
    rows = rows.where(sql<boolean>`(list_date, id) < (${query.after.listDate}, ${query.after.id})`);
  }
  return rows.orderBy('list_date', 'desc').orderBy('id', 'desc').limit(query.limit).execute();
}

/** Numbers of documents by their ids. */
export async function selectNumbers(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where('business_id', '=', businessId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row.number]));
}

/** Payments for a client's invoices, the latest first. */
export function selectClientPayments(
  transaction: Transaction,
  wanted: {
    businessId: string;
    clientId: string;
    after: { paidOn: Day; id: string } | null;
    limit: number;
  },
) {
  let rows = transaction
    .selectFrom('payments')
    .innerJoin('invoices', (join) =>
      join
        .onRef('invoices.business_id', '=', 'payments.business_id')
        .onRef('invoices.id', '=', 'payments.invoice_id'),
    )
    .select(['payments.id', 'invoice_id', 'paid_on', 'amount', 'method', 'note', 'number'])
    .where('payments.business_id', '=', wanted.businessId)
    .where('invoices.business_id', '=', wanted.businessId)
    .where('client_id', '=', wanted.clientId);
  if (wanted.after !== null) {
    const { paidOn, id } = wanted.after;
    rows = rows.where(sql<boolean>`(paid_on, payments.id) < (${paidOn}, ${id})`);
  }
  return rows.orderBy('paid_on', 'desc').orderBy('payments.id', 'desc').limit(wanted.limit).execute();
}

/** Count and sums of one bucket; the overdue part of the open ones apart. */
export interface BucketSum {
  bucket: Bucket;
  overdue: boolean;
  count: number;
  gross: Cents;
  open: Cents;
}

/** Sums over all invoices, read from what the database keeps at hand. */
export function selectSums(
  transaction: Transaction,
  query: Pick<ListQuery, 'businessId' | 'today'>,
): Promise<BucketSum[]> {
  const overdue = sql<boolean>`bucket = 'open' and due_date < ${query.today}`;
  return transaction
    .selectFrom('invoice_sums')
    .select(['bucket', overdue.as('overdue')])
    .select([sql<number>`sum(count)::integer`.as('count')])
    .select([sql<Cents>`sum(gross)::bigint`.as('gross'), sql<Cents>`sum(open)::bigint`.as('open')])
    .where('business_id', '=', query.businessId)
    .groupBy([sql`1`, sql`2`])
    .execute();
}

/** The same over the invoices of the client that contain every word. */
export function selectSumsOfSearch(
  transaction: Transaction,
  query: Pick<ListQuery, 'businessId' | 'today' | 'words' | 'clientId'>,
): Promise<BucketSum[]> {
  const overdue = sql<boolean>`bucket = 'open' and due_date < ${query.today}`;
  let rows = transaction
    .selectFrom('invoices')
    .select(['bucket', overdue.as('overdue')])
    .select([sql<number>`count(*)::integer`.as('count')])
    .select([sql<Cents>`sum(gross)::bigint`.as('gross'), sql<Cents>`sum(open)::bigint`.as('open')])
    .where('business_id', '=', query.businessId)
    .groupBy([sql`1`, sql`2`]);
  if (query.clientId !== null) rows = rows.where('client_id', '=', query.clientId);
  for (const word of query.words) rows = rows.where('search', 'like', containing(word));
  return rows.execute();
}

function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
