/** Reading whole tables page by page, and what files a business has. */
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/database/index.ts';
import { type CatalogColumn, type Field, INVOICE_LINES, type Sheet } from '../sheets.ts';

export type Row = Record<string, unknown>;

export interface Owners {
  businessId: string;
  userId: string;
}

const ROWS_PER_PAGE = 500;
/** A reader who takes nothing for so long loses the export: an open snapshot keeps the database from tidying up. */
const PATIENCE = '60s';

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

/** The rows of a sheet that are the owner's, in its order, as many at a time as fit in memory. `fields` are the columns that are read. */
export async function* pagesOf(
  transaction: Transaction,
  sheet: Sheet,
  { owners, fields }: { owners: Owners; fields: readonly Field[] },
): AsyncGenerator<Row[]> {
  await sql`declare export_rows no scroll cursor for ${rowsOf(sheet, owners, fields)}`.execute(transaction);
  while (true) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(ROWS_PER_PAGE)} from export_rows`.execute(
      transaction,
    );
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_PER_PAGE) break;
  }
  await sql`close export_rows`.execute(transaction);
}

function rowsOf(sheet: Sheet, owners: Owners, fields: readonly Field[]): RawBuilder<unknown> {
  const columns = sql.join(fields.map(({ column }) => sql.ref(column)));
  const order = sql.join(sheet.order.map((column) => sql.ref(column)));
  const owner = sql.lit(sheet.of === 'business' ? owners.businessId : owners.userId);
  const source = sheet === INVOICE_LINES ? sql`(${linesOf(owner)}) as lines` : sql.table(sheet.table);
  return sql`select ${columns} from ${source} where ${sql.ref(sheet.owner)} = ${owner} order by ${order}`;
}

/** As frozen, or of a draft as written. */
function linesOf(owner: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select business_id, id as invoice_id, number as invoice_number, place::integer as position,
      line ->> 'description' as description, line ->> 'details' as details, line ->> 'quantity' as quantity,
      line ->> 'unit' as unit, line ->> 'unitPrice' as unit_price, line ->> 'discountPercent' as discount_percent,
      line ->> 'vatCase' as vat_case, line ->> 'vatPercent' as vat_percent,
      line ->> 'exemptionParagraph' as exemption_paragraph,
      (line ->> 'net')::bigint as net, (line ->> 'amount')::bigint as amount
    from invoices,
      jsonb_array_elements(coalesce(document -> 'lines', draft -> 'lines')) with ordinality as lines (line, place)
    where business_id = ${owner}`;
}

/** A file of the business, with what names it. */
export interface FileRow {
  hash: string;
  content_type: string;
  size: number;
  /** Number of the invoice whose document it is, or the name under which it was uploaded; null for a picture that only older documents show. */
  invoice_number: string | null;
  /** Which of the invoice's documents. */
  document_kind: 'pdf' | 'xrechnung' | 'facturX' | null;
  object_name: string | null;
  /** Name of the received file that it is, or belongs to. */
  received_name: string | null;
}

export async function selectFiles(transaction: Transaction, businessId: string): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select files.hash, content_type, size, documents.number as invoice_number, documents.kind as document_kind,
      objects.name as object_name, received.name as received_name
    from files
    left join (
      select number, 'pdf' as kind, document_hash as hash from invoices where business_id = ${businessId}
      union all select number, 'xrechnung', xrechnung_hash from invoices where business_id = ${businessId}
      union all select number, 'facturX', cii_hash from invoices where business_id = ${businessId}
    ) as documents on documents.hash = files.hash
    left join storage_objects as objects on objects.business_id = files.business_id and objects.hash = files.hash
    left join (
      select file_name as name, hash from received_invoices where business_id = ${businessId}
      union all select file_name, xml_hash from received_invoices where business_id = ${businessId} and xml_hash <> hash
      union all select file_name || '-' || name, enclosed.hash
        from received_invoice_files as enclosed
        join received_invoices as of on of.business_id = enclosed.business_id and of.id = received_invoice_id
        where enclosed.business_id = ${businessId}
    ) as received on received.hash = files.hash
    where files.business_id = ${businessId}
    order by object_name nulls last, invoice_number, received_name, files.hash`.execute(transaction);
  return rows;
}

/** Numbers of issued documents whose PDF has not been made yet. */
export async function selectNumbersWithoutFile(
  transaction: Transaction,
  businessId: string,
): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from invoices
    where business_id = ${businessId} and document_hash is null and status <> 'draft' order by number`.execute(
    transaction,
  );
  return rows.map(({ number }) => number);
}

export async function selectBusinessName(transaction: Transaction, businessId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(nullif(business_name, ''), full_name) as name from businesses where id = ${businessId}`.execute(
    transaction,
  );
  return rows[0]?.name ?? '';
}
