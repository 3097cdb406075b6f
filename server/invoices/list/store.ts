import type { LIST_ORDERS, LIST_SORTS } from '@belegbar/contract/invoice-list';
import type { Day } from '@belegbar/domain/calendar';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/database/index.ts';
import { areFew, type Conditions, isAsked, isListed } from './filter-store.ts';

export type ListSort = (typeof LIST_SORTS)[number];
export type ListOrder = (typeof LIST_ORDERS)[number];

/** In which order invoices are listed, and behind which one a page begins. */
export interface ListPage {
  sort: ListSort;
  order: ListOrder;
  /** The last invoice of the page before, with the value that it is sorted by. */
  after: { place: string; id: string } | null;
  limit: number;
}

/** As the indexes of migration 0028 have them, of columns that both tables have; `type` is that of the value behind which a page begins. */
const SORTS: Readonly<Record<ListSort, { by: RawBuilder<unknown>; type: RawBuilder<unknown> }>> = {
  date: { by: sql`list_date`, type: sql`date` },
  number: {
    by: sql`case when number is null then U&'\\FFFF' else number end collate natural_order`,
    type: sql`text`,
  },
  due: { by: sql`case when bucket in ('open', 'paid') then due_date else list_date end`, type: sql`date` },
  client: { by: sql`client_name collate "und-x-icu"`, type: sql`text` },
  gross: { by: sql`gross`, type: sql`bigint` },
  open: { by: sql`open`, type: sql`bigint` },
};

export type ListRecord = Awaited<ReturnType<typeof selectPage>>[number];

/** A page of what fulfils the conditions; `place` is the value by which a row is sorted. */
export function selectPage(transaction: Transaction, asked: Conditions, page: ListPage) {
  const direction = page.order === 'descending' ? 'desc' : 'asc';
  const rows = listed(transaction, asked.filter, SORTS[page.sort].by);
  if (areFew(asked.filter, page.sort === 'date'))
    return rows
      .innerJoin(chosen(asked, page), (join) => join.onRef('id', '=', 'chosen_id'))
      .orderBy('chosen_place', direction)
      .orderBy('chosen_id', direction)
      .execute();
  return rows
    .where(isListed(asked))
    .where(isBehind(page))
    .orderBy(SORTS[page.sort].by, direction)
    .orderBy('id', direction)
    .limit(page.limit)
    .execute();
}

function listed(transaction: Transaction, { businessId }: Conditions['filter'], by: RawBuilder<unknown>) {
  return transaction
    .selectFrom('invoices')
    .where('business_id', '=', businessId)
    .select(['id', 'kind', 'number', 'status', 'client_name', 'title', 'invoice_date', 'due_date'])
    .select([
      'gross',
      'open',
      'viewed_at',
      'sent_at',
      'paid',
      'currency_paid',
      'cancels',
      'cancelled_by',
      'corrects',
      'written_off',
      'currency',
      'currency_gross',
      'currency_open',
      'currency_written_off',
      sql<string>`(${by})::text`.as('place'),
    ]);
}

/** The page as it is chosen in the narrow table: only its rows are then looked at in the wide one. */
function chosen(asked: Conditions, page: ListPage) {
  const { by } = SORTS[page.sort];
  const direction = page.order === 'descending' ? sql`desc` : sql`asc`;
  return sql<{ chosen_id: string; chosen_place: unknown }>`(
    select id as chosen_id, ${by} as chosen_place from invoice_search
    where ${isAsked(asked)} and ${isBehind(page)} order by ${by} ${direction}, id ${direction} limit ${page.limit})`.as(
    'chosen',
  );
}

function isBehind({ sort, order, after }: ListPage): RawBuilder<boolean> {
  if (after === null) return sql<boolean>`true`;
  const { by, type } = SORTS[sort];
  const behind = order === 'descending' ? sql`<` : sql`>`;
  return sql<boolean>`(${by}, id) ${behind} (${after.place}::${type}, ${after.id}::uuid)`;
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
    .select([
      'payments.id',
      'invoice_id',
      'paid_on',
      'amount',
      'method',
      'note',
      'fee',
      'discount',
      'currency',
      'currency_amount',
      'currency_discount',
      'reverses',
      'number',
    ])
    .where('payments.business_id', '=', wanted.businessId)
    .where('invoices.business_id', '=', wanted.businessId)
    .where('client_id', '=', wanted.clientId);
  if (wanted.after !== null) {
    const { paidOn, id } = wanted.after;
    rows = rows.where(sql<boolean>`(paid_on, payments.id) < (${paidOn}, ${id})`);
  }
  return rows.orderBy('paid_on', 'desc').orderBy('payments.id', 'desc').limit(wanted.limit).execute();
}
