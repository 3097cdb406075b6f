import { FIRST_PREVIOUS_HASH, type JournalEntry } from '@belegbar/domain/journal';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import type { JournalEntriesTable } from './tables.ts';

/** Where the chain of a business ends: number 0 and 64 zeros before the first entry. */
export interface ChainHead {
  number: number;
  hash: string;
}

const NO_ENTRY: ChainHead = { number: 0, hash: FIRST_PREVIOUS_HASH };

/** Entries per insert: far below the 65,535 parameters that one statement may have. */
const ROWS_PER_INSERT = 1000;

/** The end of the chain, held until the transaction ends: entries of one business are written one act at a time. */
export async function lockChainHead(transaction: Transaction, businessId: string): Promise<ChainHead> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`journal:${businessId}`}, 0))`.execute(
    transaction,
  );
  return readChainHead(transaction, businessId);
}

export async function readChainHead(transaction: Transaction, businessId: string): Promise<ChainHead> {
  const head = await transaction
    .selectFrom('journal_entries')
    .select(['number', 'hash'])
    .where('business_id', '=', businessId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return head ?? NO_ENTRY;
}

export async function insertEntries(
  transaction: Transaction,
  businessId: string,
  entries: readonly JournalEntry[],
): Promise<void> {
  for (let from = 0; from < entries.length; from += ROWS_PER_INSERT) {
    const rows = entries.slice(from, from + ROWS_PER_INSERT).map((entry) => toRow(businessId, entry));
    await transaction.insertInto('journal_entries').values(rows).execute();
  }
}

export async function selectEntriesOfDocuments(
  transaction: Transaction,
  businessId: string,
  documentIds: readonly string[],
): Promise<JournalEntry[]> {
  const rows = await transaction
    .selectFrom('journal_entries')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('document_id', 'in', documentIds)
    .orderBy('number')
    .execute();
  return rows.map(toEntry);
}

/** Entries after a number, in order. */
export async function selectEntriesAfter(
  transaction: Transaction,
  businessId: string,
  afterNumber: number,
  limit: number,
): Promise<JournalEntry[]> {
  const rows = await transaction
    .selectFrom('journal_entries')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('number', '>', afterNumber)
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map(toEntry);
}

/** What a kept sum is of: the month (`2026-03`) of the tax point, and how the entries were taxed. */
export interface JournalSum {
  month: string;
  taxCode: string;
  scheme: string;
  kind: string;
}

/** The sums that are not those of the entries, whether they are wrong, missing or too many. */
export async function selectWrongSums(transaction: Transaction, businessId: string): Promise<JournalSum[]> {
  const { rows } = await sql<JournalSum>`
    select to_char(month, 'YYYY-MM') as month, tax_code as "taxCode", scheme, kind
    from (select * from journal_sums where business_id = ${businessId}) as kept
    full join (
      select date_trunc('month', tax_point::timestamp)::date as month, tax_code, scheme, kind,
        sum(net) as net, sum(vat) as vat, count(*) as count
      from journal_entries where business_id = ${businessId} and tax_point is not null group by 1, 2, 3, 4
    ) as summed using (month, tax_code, scheme, kind)
    where (kept.net, kept.vat, kept.count) is distinct from (summed.net, summed.vat, summed.count)
    order by 1, 2, 3, 4`.execute(transaction);
  return rows;
}

/**
 * The first number at which entries and audit log disagree, or null: an entry that an act says it made and that is gone or another one,
 * or an entry that no act made. Acts before the hash was kept name their numbers alone.
 */
export async function selectFirstUnlikeAudit(
  transaction: Transaction,
  businessId: string,
): Promise<number | null> {
  const { rows } = await sql<{ number: number | null }>`
    select min(number) as number
    from (
      select made.number::integer as number, case when made.place = jsonb_array_length(numbers) then detail->>'lastHash' end as hash
      from audit_log,
        lateral (select case jsonb_typeof(detail->'entries') when 'array' then detail->'entries' else '[]' end as numbers) as told,
        jsonb_array_elements_text(numbers) with ordinality as made (number, place)
      where business_id = ${businessId}
    ) as acts
    full join (select number, hash from journal_entries where business_id = ${businessId}) as entries using (number)
    where entries.hash is null or acts is null or acts.hash <> entries.hash`.execute(transaction);
  return rows[0]?.number ?? null;
}

function toRow(businessId: string, entry: JournalEntry): Insertable<JournalEntriesTable> {
  return {
    business_id: businessId,
    number: entry.number,
    basis: entry.basis,
    kind: entry.kind,
    booked_on: entry.bookedOn,
    service_from: entry.serviceFrom,
    service_to: entry.serviceTo,
    tax_point: entry.taxPoint,
    tax_code: entry.taxCode,
    scheme: entry.scheme,
    net: entry.net,
    vat: entry.vat,
    category: entry.category,
    counterparty_vat_id: entry.counterpartyVatId,
    counterparty: entry.counterparty,
    document_kind: entry.document.kind,
    document_id: entry.document.id,
    document_number: entry.document.number,
    reverses: entry.reverses,
    exemption_paragraph: entry.exemptionParagraph,
    recorded_at: new Date(entry.recordedAt),
    previous_hash: entry.previousHash,
    hash: entry.hash,
  };
}

function toEntry(row: Selectable<JournalEntriesTable>): JournalEntry {
  return {
    number: row.number,
    basis: row.basis as JournalEntry['basis'],
    kind: row.kind as JournalEntry['kind'],
    bookedOn: row.booked_on as JournalEntry['bookedOn'],
    serviceFrom: row.service_from as JournalEntry['serviceFrom'],
    serviceTo: row.service_to as JournalEntry['serviceTo'],
    taxPoint: row.tax_point as JournalEntry['taxPoint'],
    taxCode: row.tax_code as JournalEntry['taxCode'],
    scheme: row.scheme as JournalEntry['scheme'],
    net: row.net as JournalEntry['net'],
    vat: row.vat as JournalEntry['vat'],
    category: row.category,
    counterpartyVatId: row.counterparty_vat_id,
    counterparty: row.counterparty,
    document: {
      kind: row.document_kind as 'invoice' | 'expense',
      id: row.document_id,
      number: row.document_number,
    },
    reverses: row.reverses,
    exemptionParagraph: row.exemption_paragraph,
    recordedAt: row.recorded_at.toISOString(),
    previousHash: row.previous_hash,
    hash: row.hash,
  };
}
