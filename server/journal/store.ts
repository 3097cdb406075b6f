import type { Day } from '@belegbar/domain/calendar';
import {
  type BookedEntry,
  FIRST_PREVIOUS_HASH,
  type ForeignAmounts,
  type JournalEntry,
} from '@belegbar/domain/journal';
import type { Cents } from '@belegbar/domain/money';
import { type Insertable, type Selectable, sql } from 'kysely';
import { entriesInAudit } from '../platform/audit/index.ts';
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
  const lock = sql`select pg_advisory_xact_lock(hashtextextended(${`journal:${businessId}`}, 0))`;
  // They travel together, and the end is read once the lock is held.
  const [, head] = await Promise.all([lock.execute(transaction), readChainHead(transaction, businessId)]);
  return head;
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

/** The hash of an entry; null where there is none of this number. */
export async function selectHash(
  transaction: Transaction,
  businessId: string,
  number: number,
): Promise<string | null> {
  const entry = await transaction
    .selectFrom('journal_entries')
    .select('hash')
    .where('business_id', '=', businessId)
    .where('number', '=', number)
    .executeTakeFirst();
  return entry?.hash ?? null;
}

/** The latest day of a supply that was billed by an invoice which stands; null while there is none. Money that moved later changes nothing of how it was taxed. */
export async function selectLastBilledDay(transaction: Transaction, businessId: string): Promise<Day | null> {
  const row = await transaction
    .selectFrom('journal_entries')
    .select((expression) => expression.fn.max('service_to').as('last'))
    .where('business_id', '=', businessId)
    .where('kind', 'in', ['invoice', 'otherIncome'])
    .where('reverses', 'is', null)
    .where(sql<boolean>`not exists (select from journal_entries as cancelling
      where cancelling.business_id = ${businessId} and cancelling.kind in ('cancellation', 'otherIncome')
        and cancelling.reverses = journal_entries.number)`)
    .executeTakeFirst();
  return (row?.last ?? null) as Day | null;
}

export async function selectEntriesOfDocuments(
  transaction: Transaction,
  businessId: string,
  documentIds: readonly string[],
): Promise<BookedEntry[]> {
  if (documentIds.length === 0) return [];
  const rows = await transaction
    .selectFrom('journal_entries')
    .select(BOOKED_COLUMNS)
    .where('business_id', '=', businessId)
    .where('document_id', 'in', documentIds)
    .orderBy('number')
    .execute();
  return rows.map(toBooked);
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
    from (${entriesInAudit(businessId)}) as acts
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
    currency: entry.inCurrency?.currency ?? null,
    currency_net: entry.inCurrency?.net ?? null,
    currency_vat: entry.inCurrency?.vat ?? null,
    deductible: entry.deductible ?? null,
    counts_on: entry.countsOn ?? null,
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

/** A row as the domain knows it. */
export function toEntry(row: Selectable<JournalEntriesTable>): JournalEntry {
  return {
    ...toBooked(row),
    recordedAt: row.recorded_at.toISOString(),
    previousHash: row.previous_hash,
    hash: row.hash,
  };
}

/** All but what proves an entry: booking rules read no more. */
const BOOKED_COLUMNS = [
  'number',
  'basis',
  'kind',
  'booked_on',
  'service_from',
  'service_to',
  'tax_point',
  'tax_code',
  'scheme',
  'net',
  'vat',
  'currency',
  'currency_net',
  'currency_vat',
  'deductible',
  'counts_on',
  'category',
  'counterparty_vat_id',
  'counterparty',
  'document_kind',
  'document_id',
  'document_number',
  'reverses',
  'exemption_paragraph',
] as const satisfies readonly (keyof JournalEntriesTable)[];
type BookedRow = Pick<Selectable<JournalEntriesTable>, (typeof BOOKED_COLUMNS)[number]>;

function toBooked(row: BookedRow): BookedEntry {
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
    ...foreignOf(row),
    ...countingOf(row),
    category: row.category,
    counterpartyVatId: row.counterparty_vat_id,
    counterparty: row.counterparty,
    document: {
      kind: row.document_kind as JournalEntry['document']['kind'],
      id: row.document_id,
      number: row.document_number,
    },
    reverses: row.reverses,
    exemptionParagraph: row.exemption_paragraph,
  };
}

function foreignOf(row: BookedRow): Pick<JournalEntry, 'inCurrency'> {
  const { currency, currency_net: net, currency_vat: vat } = row;
  return currency === null ? {} : { inCurrency: { currency, net, vat } as ForeignAmounts };
}

function countingOf(row: BookedRow): Pick<JournalEntry, 'deductible' | 'countsOn'> {
  return {
    ...(row.deductible === null ? {} : { deductible: row.deductible as Cents }),
    ...(row.counts_on === null ? {} : { countsOn: row.counts_on as Day }),
  };
}
