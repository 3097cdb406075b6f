import type { Day } from '@belegbar/domain/calendar';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { notFound, Refusal } from '../platform/refusal.ts';
import type { InvoiceRecord, InvoicesTable, PaymentRecord, PaymentsTable } from './tables.ts';

/** Which invoice of which business. */
export interface InvoiceKey {
  businessId: string;
  id: string;
}

export async function insertInvoice(
  transaction: Transaction,
  invoice: Insertable<InvoicesTable>,
): Promise<InvoiceRecord> {
  return transaction.insertInto('invoices').values(invoice).returningAll().executeTakeFirstOrThrow();
}

/** Throws NOT_FOUND, also for an invoice of another business. */
export async function findInvoice(transaction: Transaction, key: InvoiceKey): Promise<InvoiceRecord> {
  const invoice = await byKey(transaction, key).executeTakeFirst();
  if (invoice === undefined) throw notFound();
  return invoice;
}

/** As `findInvoice`, and nobody else may change it until the transaction ends. */
export async function lockInvoice(transaction: Transaction, key: InvoiceKey): Promise<InvoiceRecord> {
  const invoice = await byKey(transaction, key).forUpdate().executeTakeFirst();
  if (invoice === undefined) throw notFound();
  return invoice;
}

function byKey(transaction: Transaction, key: InvoiceKey) {
  return transaction
    .selectFrom('invoices')
    .selectAll()
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id);
}

/** The credit notes over an invoice, the first one first. */
export function selectCreditNotes(transaction: Transaction, key: InvoiceKey): Promise<InvoiceRecord[]> {
  return transaction
    .selectFrom('invoices')
    .selectAll()
    .where('business_id', '=', key.businessId)
    .where('corrects', '=', key.id)
    .orderBy('id')
    .execute();
}

/** Writes a draft if it is still the version that was read; throws NOT_FOUND, NOT_A_DRAFT or CHANGED_MEANWHILE. */
export async function updateDraft(
  transaction: Transaction,
  key: InvoiceKey & { version: number },
  fields: Updateable<InvoicesTable>,
): Promise<void> {
  const result = await transaction
    .updateTable('invoices')
    .set({ ...fields, version: key.version + 1 })
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .where('status', '=', 'draft')
    .where('version', '=', key.version)
    .executeTakeFirst();
  if (result.numUpdatedRows === 1n) return;
  const invoice = await findInvoice(transaction, key);
  throw new Refusal(invoice.status === 'draft' ? 'CHANGED_MEANWHILE' : 'NOT_A_DRAFT');
}

export async function updateInvoice(
  transaction: Transaction,
  key: InvoiceKey,
  fields: Updateable<InvoicesTable>,
): Promise<InvoiceRecord> {
  const updated = await transaction
    .updateTable('invoices')
    .set(fields)
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .returningAll()
    .executeTakeFirst();
  if (updated === undefined) throw notFound();
  return updated;
}

export async function deleteInvoice(transaction: Transaction, key: InvoiceKey): Promise<void> {
  await transaction
    .deleteFrom('invoices')
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .execute();
}

/** The date of the latest issued document; null before the first. */
export async function selectLastInvoiceDate(
  transaction: Transaction,
  businessId: string,
): Promise<Day | null> {
  const last = await transaction
    .selectFrom('invoices')
    .select('invoice_date')
    .where('business_id', '=', businessId)
    .where('status', '!=', 'draft')
    .orderBy('list_date', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.invoice_date ?? null;
}

/** Those of the numbers that documents of the business have already. */
export async function selectTakenNumbers(
  transaction: Transaction,
  businessId: string,
  numbers: string[],
): Promise<string[]> {
  const taken = await transaction
    .selectFrom('invoices')
    .select('number')
    .where('business_id', '=', businessId)
    .where(sql<boolean>`number = any(${numbers})`)
    .execute();
  return taken.map(({ number }) => number ?? '');
}

/** Those of the clients whom an invoice or a draft names. */
export async function selectBilledClients(
  transaction: Transaction,
  businessId: string,
  clientIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${clientIds}::uuid[]) as asked (id)
    where exists (select from invoices where business_id = ${businessId} and client_id = asked.id)`.execute(
    transaction,
  );
  return rows.map(({ id }) => id);
}

/** Notes the first view by the client; true when this was it. */
export async function setViewed(transaction: Transaction, key: InvoiceKey, at: Date): Promise<boolean> {
  const result = await transaction
    .updateTable('invoices')
    .set({ viewed_at: at, sent_at: sql<Date>`coalesce(sent_at, ${at})` })
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .where('viewed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function insertPayment(
  transaction: Transaction,
  payment: Insertable<PaymentsTable>,
): Promise<void> {
  await transaction.insertInto('payments').values(payment).execute();
}

/** The payments of an invoice in the order of their days. */
export function selectPayments(transaction: Transaction, key: InvoiceKey): Promise<PaymentRecord[]> {
  return transaction
    .selectFrom('payments')
    .selectAll()
    .where('business_id', '=', key.businessId)
    .where('invoice_id', '=', key.id)
    .orderBy('paid_on')
    .orderBy('id')
    .execute();
}
