/** An owner's rows of every table, page by page and in one moment, as an export needs them. */
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from './connection.ts';

export type Row = Record<string, unknown>;

/** A column as the database has it; `key` is its place in the primary key, 0 outside. */
export interface CatalogColumn {
  table: string;
  name: string;
  type: string;
  key: number;
}

/** What is read of a table, or of a query. */
export interface OwnedRows {
  /** The name of a table, or what makes one of the owner's id. */
  of: string | ((owner: RawBuilder<unknown>) => RawBuilder<unknown>);
  columns: readonly string[];
  /** Columns by which the rows are put in order. */
  order: readonly string[];
  /** Whose rows: the column that says it, and the id in it. */
  owner: { column: string; id: string };
}

/** At most, and of the first page; those after it are as long as the one before lets expect. */
const ROWS_PER_PAGE = 500;
const FIRST_ROWS = 16;
/** Letters of a page, about: no more of an export lies in memory than its reader can take in a minute. */
const PAGE_LETTERS = 256 * 1024;
/** A reader who takes nothing for so long loses the transaction: an open snapshot keeps the database from tidying up. */
const PATIENCE = '120s';

/** Ends the transaction when it waits for its reader for too long. */
export async function limitPatience(transaction: Transaction): Promise<void> {
  await sql`select set_config('idle_in_transaction_session_timeout', ${PATIENCE}, true)`.execute(transaction);
}

/** Every column of every table. */
export async function readCatalog(transaction: Transaction): Promise<CatalogColumn[]> {
  const { rows } = await sql<CatalogColumn>`
    select class.relname as table, attribute.attname as name, format_type(attribute.atttypid, null) as type,
      coalesce(array_position(index.indkey::int2[], attribute.attnum) + 1, 0) as key
    from pg_attribute as attribute
    join pg_class as class on class.oid = attribute.attrelid
    left join pg_index as index on index.indrelid = class.oid and index.indisprimary
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'r'
      and attribute.attnum > 0 and not attribute.attisdropped
    order by 1, attribute.attnum`.execute(transaction);
  return rows;
}

/** The owner's rows in their order, as many at a time as are short together. */
export async function* pagesOf(transaction: Transaction, rows: OwnedRows): AsyncGenerator<Row[]> {
  await sql`declare owned_rows no scroll cursor for ${queryOf(rows)}`.execute(transaction);
  let wanted = FIRST_ROWS;
  while (true) {
    const { rows: page } = await sql<Row>`fetch forward ${sql.lit(wanted)} from owned_rows`.execute(
      transaction,
    );
    if (page.length > 0) yield page;
    if (page.length < wanted) break;
    wanted = nextRows(page);
  }
  await sql`close owned_rows`.execute(transaction);
}

/** So many rows as the last page was long are as long as a page may be. */
function nextRows(page: readonly Row[]): number {
  const each = Math.max(1, lettersOf(page) / page.length);
  const most = Math.min(ROWS_PER_PAGE, page.length * 4);
  return Math.max(1, Math.min(most, Math.floor(PAGE_LETTERS / each)));
}

/** How long a value is when it is written, about. */
function lettersOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (value === null || typeof value !== 'object') return 8;
  return Object.values(value).reduce((sum: number, each) => sum + lettersOf(each), 8);
}

function queryOf({ of, columns, order, owner }: OwnedRows): RawBuilder<unknown> {
  const id = sql.lit(owner.id);
  const source = typeof of === 'string' ? sql.table(of) : sql`(${of(id)}) as made`;
  const listed = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
  return sql`select ${listed(columns)} from ${source} where ${sql.ref(owner.column)} = ${id} order by ${listed(order)}`;
}
