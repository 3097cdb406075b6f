import { type Insertable, sql, type Updateable } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import type { InvoiceMailsTable, MailRecord } from './tables.ts';

export interface MailKey {
  businessId: string;
  id: string;
}

/** The mails about an invoice, newest first. */
export function selectMails(
  transaction: Transaction,
  { businessId, invoiceId }: { businessId: string; invoiceId: string },
): Promise<MailRecord[]> {
  return transaction
    .selectFrom('invoice_mails')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('id', 'desc')
    .execute();
}

/** The mail, which nobody else may change until the transaction ends; throws NOT_FOUND, also for another business's. */
export async function lockMail(transaction: Transaction, key: MailKey): Promise<MailRecord> {
  const mail = await transaction
    .selectFrom('invoice_mails')
    .selectAll()
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .forUpdate()
    .executeTakeFirst();
  if (mail === undefined) throw notFound();
  return mail;
}

/** Adds a mail; false where the invoice has been sent by itself, or reminded of for that day, before. */
export async function insertMail(
  transaction: Transaction,
  mail: Insertable<InvoiceMailsTable>,
): Promise<boolean> {
  const result = await transaction
    .insertInto('invoice_mails')
    .values(mail)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** The mails that have left, tried to, or are on their way, the last first. */
export function selectLastMails(
  transaction: Transaction,
  { businessId, limit }: { businessId: string; limit: number },
): Promise<MailRecord[]> {
  return transaction
    .selectFrom('invoice_mails')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('state', 'in', ['waiting', 'handedOver', 'sent', 'kept', 'failed', 'unsure'])
    .orderBy(sql`coalesce(handed_over_at, not_before)`, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** To how many addresses the business has written since, copies included. Who counts waits for whoever counts already, until that transaction ends. */
export async function countAddressed(
  transaction: Transaction,
  { businessId, since }: { businessId: string; since: Date },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`addressed:${businessId}`}, 0))`.execute(
    transaction,
  );
  const { addresses } = await transaction
    .selectFrom('invoice_mails')
    .select(sql<number>`coalesce(sum(cardinality(recipients) + cardinality(copies)), 0)::int`.as('addresses'))
    .where('business_id', '=', businessId)
    .where('handed_over_at', '>', since)
    .executeTakeFirstOrThrow();
  return addresses;
}

export async function updateMail(
  transaction: Transaction,
  key: MailKey,
  fields: Updateable<InvoiceMailsTable>,
): Promise<void> {
  await transaction
    .updateTable('invoice_mails')
    .set(fields)
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .execute();
}

/** Changes a mail that is still as it was seen. False where it is not: somebody else has it, or it was taken back. */
export async function updateMailAsSeen(
  transaction: Transaction,
  seen: SeenMail,
  fields: Updateable<InvoiceMailsTable>,
): Promise<boolean> {
  const result = await transaction
    .updateTable('invoice_mails')
    .set(fields)
    .where('business_id', '=', seen.business_id)
    .where('id', '=', seen.id)
    .where('state', '=', seen.state)
    .where('handed_over_at', 'is not distinct from', seen.handed_over_at)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Says which try of which mail it is about. */
export type SeenMail = Pick<MailRecord, 'business_id' | 'id' | 'state' | 'handed_over_at'>;

/** The invoice that a mail is about, which never changes; throws NOT_FOUND, also for another business's. */
export async function invoiceOfMail(transaction: Transaction, key: MailKey): Promise<string> {
  const mail = await transaction
    .selectFrom('invoice_mails')
    .select('invoice_id')
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .executeTakeFirst();
  if (mail === undefined) throw notFound();
  return mail.invoice_id;
}

/** The reminders that wait for a yes, oldest first. */
export function selectWaiting(transaction: Transaction, businessId: string): Promise<MailRecord[]> {
  return transaction
    .selectFrom('invoice_mails')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('state', '=', 'approval')
    .orderBy('id')
    .execute();
}

/** What they are about, each once. */
export async function selectWaitingInvoices(transaction: Transaction, businessId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('invoice_mails')
    .select('invoice_id')
    .distinct()
    .where('business_id', '=', businessId)
    .where('state', '=', 'approval')
    .execute();
  return rows.map((row) => row.invoice_id);
}
