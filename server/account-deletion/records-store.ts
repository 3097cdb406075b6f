/** What a business has, what of it goes, and the narrow way by which it goes: functions of the tables' owner. */
import type { Day } from '@belegbar/domain/calendar';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';

/** What stays for the law, with the days of the last records, and what goes. */
export interface Records {
  invoices: number;
  lastInvoice: Day | null;
  /** With received invoices that are not booked. */
  expenses: number;
  lastExpense: Day | null;
  /** Received or made. */
  lastPayment: Day | null;
  entries: number;
  lastEntry: Day | null;
  drafts: number;
  clients: number;
  services: number;
  files: number;
}

export async function readRecords(transaction: Transaction, businessId: string): Promise<Records> {
  const { rows } = await sql<Records>`
    select invoices.*, expenses.*, paid.*, entries.*, drafts.*, clients.*, services.*, files.*
    from
      (select count(*)::integer as invoices,
        greatest(max(invoice_date), max((issued_at at time zone 'Europe/Berlin')::date)) as "lastInvoice"
        from invoices where business_id = ${businessId} and status <> 'draft') as invoices,
      (select entered.count + received.count as expenses, greatest(entered.last, received.last) as "lastExpense"
        from (select count(*)::integer as count, max(document_date) as last
          from expenses where business_id = ${businessId}) as entered,
        (select count(*) filter (where state <> 'booked')::integer as count,
          max((received_at at time zone 'Europe/Berlin')::date) as last
          from received_invoices where business_id = ${businessId}) as received) as expenses,
      (select greatest(
        (select max(paid_on) from payments where business_id = ${businessId}),
        (select max(paid_on) from expense_payments where business_id = ${businessId})) as "lastPayment") as paid,
      (select count(*)::integer as entries, max((recorded_at at time zone 'Europe/Berlin')::date) as "lastEntry"
        from journal_entries where business_id = ${businessId}) as entries,
      (select count(*)::integer as drafts from invoices where business_id = ${businessId} and status = 'draft') as drafts,
      (select count(*)::integer as clients from clients where business_id = ${businessId} and not exists (
        select from invoices where invoices.business_id = ${businessId} and client_id = clients.id and status <> 'draft'
      )) as clients,
      (select count(*)::integer as services from services where business_id = ${businessId}) as services,
      (select count(*)::integer as files from storage_objects where business_id = ${businessId}) as files`.execute(
    transaction,
  );
  const [found] = rows;
  if (found === undefined) throw new Error('a count that counts nothing');
  return found;
}

/** What is under way in the business comes before this; every new record waits for the end of the transaction. */
export async function holdBusiness(transaction: Transaction, businessId: string): Promise<void> {
  await transaction.selectFrom('businesses').select('id').where('id', '=', businessId).forUpdate().execute();
}

/** Hashes of the files that no issued and no received document needs. */
export async function selectUnneededFiles(transaction: Transaction, businessId: string): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select hash from files
    where business_id = ${businessId} and ${isNeeded(businessId)} is not true`.execute(transaction);
  return rows.map(({ hash }) => hash);
}

/** Few files are no document themselves; only for those are the documents read. */
function isNeeded(businessId: string): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from invoices where business_id = ${businessId} and document_hash = hash)
    or exists (select from invoices where business_id = ${businessId} and xrechnung_hash = hash)
    or exists (select from invoices where business_id = ${businessId} and cii_hash = hash)
    or exists (select from received_invoices as received
      where business_id = ${businessId} and files.hash in (received.hash, received.xml_hash))
    or exists (select from received_invoice_files as enclosed
      where business_id = ${businessId} and enclosed.hash = files.hash)
    or exists (select from invoices where business_id = ${businessId} and status <> 'draft' and strpos(document::text, files.hash) > 0))`;
}

export async function selectFileHashes(transaction: Transaction, businessId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('files')
    .select('hash')
    .where('business_id', '=', businessId)
    .execute();
  return rows.map(({ hash }) => hash);
}

/** Forgets files whose bytes are gone, and by which names they went. */
export async function forgetFiles(
  transaction: Transaction,
  businessId: string,
  hashes: string[],
): Promise<void> {
  await transaction.deleteFrom('storage_objects').where('business_id', '=', businessId).execute();
  if (hashes.length === 0) return;
  await transaction
    .deleteFrom('files')
    .where('business_id', '=', businessId)
    .where('hash', 'in', hashes)
    .execute();
}

/** Ends the account of a confirmed wish; see migration 0023. */
export async function closeAccount(
  transaction: Transaction,
  close: { userId: string; vouchers: Day | null; books: Day | null },
): Promise<void> {
  await sql`select close_account(${close.userId}::uuid, ${close.vouchers}::date, ${close.books}::date)`.execute(
    transaction,
  );
}

/** Closed businesses of which a term is over. */
export async function selectDuePurges(transaction: Transaction, today: Day): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select business_id as id from due_purges(${today}::date)`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Removes for good what the law no longer wants kept of a closed business. */
export async function purgeBusiness(transaction: Transaction, businessId: string, today: Day): Promise<void> {
  await sql`select purge_business(${businessId}::uuid, ${today}::date)`.execute(transaction);
}
