/** What a filter of the list is in SQL, and the sums of everything that it lets through. */
import type { LIST_KINDS, LIST_STATES } from '@belegbar/contract/invoice-list';
import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/database/index.ts';
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

/** Looks the words of a filter up. */
export async function lookUp(transaction: Transaction, filter: ListFilter): Promise<Conditions> {
  const words = filter.words.toSorted((one, other) => other.length - one.length);
  const [longest] = words;
  if (longest === undefined) return { filter, ids: null };
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

/** What a row of `invoices` must fulfil to be listed. */
export function isListed({ filter, ids }: Conditions): RawBuilder<boolean> {
  const { businessId, states, today, words } = filter;
  const all = [fulfils({ filter, ids })];
  // In the order of the list there are soon enough that have the words, so each is looked at by itself.
  if (ids === null && words.length > 0)
    all.push(sql<boolean>`(select ${hasAll(words)} from invoice_search as found
      where found.business_id = ${businessId} and found.id = invoices.id)`);
  if (states !== null) all.push(isOneOf(states, today));
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

/** What a row of `invoice_search` must fulfil, whatever its state. */
export function isCounted({ filter, ids }: Conditions): RawBuilder<boolean> {
  const found = fulfils({ filter, ids });
  return ids === null && filter.words.length > 0 ? sql<boolean>`${found} and ${hasAll(filter.words)}` : found;
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

function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
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
export function selectSumsOf(
  transaction: Transaction,
  asked: Conditions,
  except: readonly string[] = [],
): Promise<BucketSum[]> {
  const sum = (column: 'net' | 'gross' | 'open') => sql<Cents>`sum(${sql.ref(column)})::bigint`.as(column);
  let rows = transaction
    .selectFrom('invoice_search')
    .select(['bucket', isOverdue(asked.filter.today).as('overdue')])
    .select([sql<number>`count(*)::integer`.as('count'), sum('net'), sum('gross'), sum('open')])
    .where(isCounted(asked))
    .groupBy([sql`1`, sql`2`]);
  if (except.length > 0) rows = rows.where(sql<boolean>`id <> all(${[...except]}::uuid[])`);
  return rows.execute();
}

function isOverdue(today: Day) {
  return sql<boolean>`bucket = 'open' and due_date < ${today}`;
}
