/** What a filter of the list is in SQL, and the sums of everything that it lets through. */
import type { LIST_KINDS, LIST_STATES } from '@belegbar/contract/invoice-list';
import { type Day, daysBetween } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/database/index.ts';
import { containing } from '../../platform/searched-words.ts';
import type { Bucket } from '../tables.ts';

export type ListState = (typeof LIST_STATES)[number];
export type ListKind = (typeof LIST_KINDS)[number];

/** What is null or empty asks for nothing; all else must hold. */
export interface ListFilter {
  businessId: string;
  /** Overdue is looked up by due date, so it needs the day. */
  today: Day;
  states: readonly ListState[] | null;
  kinds: readonly ListKind[] | null;
  from: Day | null;
  to: Day | null;
  clientId: string | null;
  grossFrom: Cents | null;
  grossTo: Cents | null;
  /** Every word must occur. */
  words: readonly string[];
}

/** A filter whose words have been looked up: either all ids that have them, or too many to name. */
export interface Conditions {
  filter: ListFilter;
  ids: readonly string[] | null;
}

/** Beyond so many hits of a search the invoices are read in their order, and soon there are enough. */
const NAMED_MAXIMUM = 2000;

/** The index of words knows parts of three signs. */
const INDEXED_LENGTH = 3;

/** So many of the newest are looked at first: where one of twenty has the words, they are too many to name. */
const PROBED = 500;
const MANY_AMONG_PROBED = 25;

/** Looks the words of a filter up. */
export async function lookUp(transaction: Transaction, filter: ListFilter): Promise<Conditions> {
  const words = filter.words.toSorted((one, other) => other.length - one.length);
  const [longest] = words;
  if (longest === undefined || (await areMany(transaction, filter))) return { filter, ids: null };
  const most = NAMED_MAXIMUM + 1;
  const patterns = words.map(containing);
  // Short words are read through: the index would have to be read as a whole.
  const search =
    longest.length < INDEXED_LENGTH
      ? sql<{ id: string }>`
        select id from invoice_search where business_id = ${filter.businessId} and words like all (${patterns}::text[]) limit ${most}`
      : sql<{ id: string }>`select id from find_invoices(${patterns}::text[], ${most}::integer) as id`;
  const { rows } = await search.execute(transaction);
  return { filter, ids: rows.length > NAMED_MAXIMUM ? null : rows.map(({ id }) => id) };
}

/** The index would have to find all of them before it says that they are too many. */
async function areMany(transaction: Transaction, { businessId, words }: ListFilter): Promise<boolean> {
  const { rows } = await sql<{ hits: number }>`
    select count(*)::integer as hits from
      (select words from invoice_search where business_id = ${businessId} order by id desc limit ${PROBED}) as newest
    where ${hasAll(words)}`.execute(transaction);
  return (rows[0]?.hits ?? 0) >= MANY_AMONG_PROBED;
}

/** Whether nothing is asked for but perhaps states. */
export function isEveryInvoice({
  words,
  kinds,
  from,
  to,
  clientId,
  grossFrom,
  grossTo,
}: ListFilter): boolean {
  return (
    words.length === 0 && [kinds, from, to, clientId, grossFrom, grossTo].every((asked) => asked === null)
  );
}

/** Of a longer time there are soon enough, in whatever order the invoices are gone through. */
const SHORT_TIME_DAYS = 100;

/** Whether few of those that are gone through would be shown: the page is then chosen in `invoice_search`, by an index that says it all. */
export function areFew({ words, kinds, from, to, clientId }: ListFilter, isByDate: boolean): boolean {
  if (words.length > 0 || clientId !== null) return false;
  if (isByDate && kinds !== null) return true;
  return from !== null && to !== null && daysBetween(from, to) < SHORT_TIME_DAYS;
}

/** What a row must fulfil to be listed, of which nothing is searched by words; the columns are those of both tables. */
export function isAsked({ filter, ids }: Conditions): RawBuilder<boolean> {
  const { states, today } = filter;
  const all = [fulfils({ filter, ids })];
  if (states !== null) all.push(isOneOf(states, today));
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

/** What a row of `invoices` must fulfil to be listed. */
export function isListed({ filter, ids }: Conditions): RawBuilder<boolean> {
  const { businessId, words } = filter;
  const all = [isAsked({ filter, ids })];
  // In the order of the list there are soon enough that have the words, so each is looked at by itself.
  if (ids === null && words.length > 0)
    all.push(sql<boolean>`(select ${hasAll(words)} from invoice_search as found
      where found.business_id = ${businessId} and found.id = invoices.id)`);
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

/**
 * Whether a row of `invoice_search` that fulfils all else has the words, where they are too many to name. It is grouped by and not filtered:
 * of a pattern the database expects few rows, and sorts them for adding up.
 */
function isHit({ filter: { words }, ids }: Conditions): RawBuilder<boolean> {
  return ids === null && words.length > 0 ? hasAll(words) : sql<boolean>`true`;
}

/** Everything but words that are not looked up and states; the columns are those of both tables. */
function fulfils({ filter, ids }: Conditions): RawBuilder<boolean> {
  const { businessId, kinds, from, to, clientId, grossFrom, grossTo } = filter;
  const all: RawBuilder<boolean>[] = [sql<boolean>`business_id = ${businessId}`];
  if (kinds !== null) all.push(sql<boolean>`kind = any(${[...kinds]}::text[])`);
  if (from !== null) all.push(sql<boolean>`list_date >= ${from}`);
  if (from !== null || to !== null) all.push(sql<boolean>`list_date <= ${to ?? LAST_DAY}`);
  if (clientId !== null) all.push(sql<boolean>`client_id = ${clientId}`);
  if (grossFrom !== null) all.push(sql<boolean>`gross >= ${grossFrom}`);
  if (grossTo !== null) all.push(sql<boolean>`gross <= ${grossTo}`);
  if (ids !== null) all.push(sql<boolean>`id = any(${[...ids]}::uuid[])`);
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

/** Drafts are listed under the day after it. */
const LAST_DAY = '9999-12-30';

function isOneOf(states: readonly ListState[], today: Day): RawBuilder<boolean> {
  const all = states.map((state) =>
    state === 'overdue'
      ? sql<boolean>`(bucket = 'open' and due_date < ${today})`
      : sql<boolean>`bucket = ${sql.lit(state)}`,
  );
  return sql<boolean>`(${sql.join(all, sql` or `)})`;
}

function hasAll(words: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`words like all (${words.map(containing)}::text[])`;
}

/** Count and sums of one bucket; the overdue part of the open ones apart. */
export interface BucketSum {
  bucket: Bucket;
  overdue: boolean;
  count: number;
  net: Cents;
  gross: Cents;
  open: Cents;
}

/** Sums over all invoices, read from what the database keeps at hand; it keeps no net. */
export function selectSums(
  transaction: Transaction,
  { businessId, today }: Pick<ListFilter, 'businessId' | 'today'>,
): Promise<Omit<BucketSum, 'net'>[]> {
  return transaction
    .selectFrom('invoice_sums')
    .select(['bucket', isOverdue(today).as('overdue')])
    .select([sql<number>`sum(count)::integer`.as('count')])
    .select([sql<Cents>`sum(gross)::bigint`.as('gross'), sql<Cents>`sum(open)::bigint`.as('open')])
    .where('business_id', '=', businessId)
    .groupBy([sql`1`, sql`2`])
    .execute();
}

/** The same over the invoices that match, whatever their state; except some ids. */
export async function selectSumsOf(
  transaction: Transaction,
  asked: Conditions,
  except: readonly string[] = [],
): Promise<BucketSum[]> {
  const sum = (column: 'net' | 'gross' | 'open') => sql<Cents>`sum(${sql.ref(column)})::bigint`.as(column);
  let rows = transaction
    .selectFrom('invoice_search')
    .select(['bucket', isOverdue(asked.filter.today).as('overdue')])
    .select([sql<number>`count(*)::integer`.as('count'), sum('net'), sum('gross'), sum('open')])
    .select(isHit(asked).as('isHit'))
    .where('business_id', '=', asked.filter.businessId)
    .where(fulfils(asked))
    .groupBy([sql`1`, sql`2`, sql`"isHit"`]);
  if (except.length > 0) rows = rows.where(sql<boolean>`id <> all(${[...except]}::uuid[])`);
  return (await rows.execute()).filter((row) => row.isHit);
}

function isOverdue(today: Day) {
  return sql<boolean>`bucket = 'open' and due_date < ${today}`;
}
