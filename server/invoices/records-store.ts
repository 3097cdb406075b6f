/** Invoices and payments, for the end of an account and for an export. */
import type { Day } from '@belegbar/domain/calendar';
import { type RawBuilder, sql } from 'kysely';
import type { MadeSheet, RecordCounts } from '../platform/capability.ts';
import type { Transaction } from '../platform/database/index.ts';
import type { FileUse } from '../platform/files/index.ts';
import './tables.ts';

export async function countInvoices(transaction: Transaction, businessId: string): Promise<RecordCounts> {
  const { rows } = await sql<{ issued: number; drafts: number; last: Day | null; lastPayment: Day | null }>`
    select
      (count(*) filter (where status <> 'draft'))::integer as issued,
      (count(*) filter (where status = 'draft'))::integer as drafts,
      greatest(max(invoice_date) filter (where status <> 'draft'),
        max((issued_at at time zone 'Europe/Berlin')::date) filter (where status <> 'draft')) as last,
      (select max(paid_on) from payments where business_id = ${businessId}) as "lastPayment"
    from invoices where business_id = ${businessId}`.execute(transaction);
  const { issued = 0, drafts = 0, last = null, lastPayment = null } = rows[0] ?? {};
  return { kept: { invoices: issued }, gone: { drafts }, last: { invoice: last, payment: lastPayment } };
}

const FILES_OF_DOCUMENT = ['document_hash', 'xrechnung_hash', 'cii_hash'];
const PICTURES = ['{logo}', '{signature}', '{letterhead,picture}', '{paypal,code}'];

function isOfOne(businessId: RawBuilder<string>, condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (select from invoices where invoices.business_id = ${businessId} and ${condition})`;
}

/** The same of an edition that was replaced. */
function isOfEdition(businessId: RawBuilder<string>, condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (select from invoice_editions where invoice_editions.business_id = ${businessId} and ${condition})`;
}

function ofEditions({ businessId, hash }: Parameters<FileUse['named']>[0]): RawBuilder<boolean>[] {
  return FILES_OF_DOCUMENT.map((column) => isOfEdition(businessId, sql`${sql.ref(column)} = ${hash}`));
}

/** The documents, what they show, and what goes with them. */
export const invoiceFiles: FileUse = {
  named: ({ businessId, hash }) => {
    const attached = sql`jsonb_build_array(jsonb_build_object('hash', ${hash}))`;
    return [
      ...FILES_OF_DOCUMENT.map((column) => isOfOne(businessId, sql`${sql.ref(column)} = ${hash}`)),
      ...ofEditions({ businessId, hash }),
      isOfEdition(businessId, sql`strpos(document::text, ${hash}) > 0`),
      ...PICTURES.map((picture) => isOfOne(businessId, sql`document #>> ${sql.lit(picture)} = ${hash}`)),
      isOfOne(
        businessId,
        sql`(document ? 'attachments' or draft ? 'attachments')
          and (document -> 'attachments' @> ${attached} or draft -> 'attachments' @> ${attached})`,
      ),
    ];
  },
  kept: ({ businessId, hash }) => [
    ...FILES_OF_DOCUMENT.map((column) => isOfOne(businessId, sql`${sql.ref(column)} = ${hash}`)),
    ...ofEditions({ businessId, hash }),
  ],
  keptInside: ({ businessId, hash }) => [
    isOfOne(businessId, sql`status <> 'draft' and strpos(document::text, ${hash}) > 0`),
    isOfEdition(businessId, sql`strpos(document::text, ${hash}) > 0`),
  ],
  exported: {
    folder: 'invoices',
    names: (businessId) => sql`
      select document_hash as hash, number as name, '' as suffix from invoices where business_id = ${businessId}
      union all select xrechnung_hash, number, '' from invoices where business_id = ${businessId}
      union all select cii_hash, number, '-factur-x' from invoices where business_id = ${businessId}
      union all select document_hash, document ->> 'number', '-' || edition
        from invoice_editions where business_id = ${businessId}
      union all select xrechnung_hash, document ->> 'number', '-' || edition
        from invoice_editions where business_id = ${businessId}
      union all select cii_hash, document ->> 'number', '-' || edition || '-factur-x'
        from invoice_editions where business_id = ${businessId}`,
    missing: selectWithoutFile,
  },
};

/** Issued documents whose PDF has not been made yet. */
async function selectWithoutFile(transaction: Transaction, businessId: string): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from invoices
    where business_id = ${businessId} and document_hash is null and status <> 'draft' order by number`.execute(
    transaction,
  );
  return rows.map(({ number }) => `invoice ${number}`);
}

function line(names: string, type: string): MadeSheet['columns'] {
  return names.split(' ').map((name) => ({ name, type, purpose: 'invoiceContent' }));
}

/** The lines stand inside the invoices, as frozen, or of a draft as written; here once more as a table of their own. */
export const invoiceLines: MadeSheet = {
  table: 'invoice_lines',
  about: {
    de: 'Die Positionen der Rechnungen als eigene Tabelle: aus dem Dokument, bei Entwürfen aus dem Entwurf.',
    en: 'The lines of the invoices as a table of their own: from the document, for drafts from the draft.',
  },
  after: 'invoices',
  order: ['invoice_id', 'position'],
  columns: [
    ...line('invoice_id', 'uuid'),
    ...line('invoice_number', 'text'),
    ...line('position', 'integer'),
    ...line('description details', 'text'),
    ...line('quantity', 'numeric'),
    ...line('unit', 'text'),
    ...line('unit_price discount_percent', 'numeric'),
    ...line('vat_case', 'text'),
    ...line('vat_percent', 'numeric'),
    ...line('exemption_paragraph', 'text'),
    ...line('net amount', 'bigint'),
  ],
  rows: (businessId) => sql`
    select business_id, id as invoice_id, number as invoice_number, place::integer as position,
      line ->> 'description' as description, line ->> 'details' as details, line ->> 'quantity' as quantity,
      line ->> 'unit' as unit, line ->> 'unitPrice' as unit_price, line ->> 'discountPercent' as discount_percent,
      line ->> 'vatCase' as vat_case, line ->> 'vatPercent' as vat_percent,
      line ->> 'exemptionParagraph' as exemption_paragraph,
      (line ->> 'net')::bigint as net, (line ->> 'amount')::bigint as amount
    from invoices,
      jsonb_array_elements(coalesce(document -> 'lines', draft -> 'lines')) with ordinality as lines (line, place)
    where business_id = ${businessId}`,
};
