import type { Day } from '@belegbar/domain/calendar';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import type { ShareLinkRecord, ShareLinksTable } from './tables.ts';

export interface LinkKey {
  businessId: string;
  id: string;
}

/** The links of an invoice, newest first. */
export function selectLinks(
  transaction: Transaction,
  businessId: string,
  invoiceId: string,
): Promise<ShareLinkRecord[]> {
  return transaction
    .selectFrom('share_links')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('id', 'desc')
    .execute();
}

/** Throws NOT_FOUND, also for a link of another business. */
export async function findLink(transaction: Transaction, key: LinkKey): Promise<ShareLinkRecord> {
  const link = await transaction
    .selectFrom('share_links')
    .selectAll()
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .executeTakeFirst();
  if (link === undefined) throw notFound();
  return link;
}

export async function insertLink(transaction: Transaction, link: Insertable<ShareLinksTable>): Promise<void> {
  await transaction.insertInto('share_links').values(link).execute();
}

export async function updateLink(
  transaction: Transaction,
  key: LinkKey,
  fields: Updateable<ShareLinksTable>,
): Promise<void> {
  await transaction
    .updateTable('share_links')
    .set(fields)
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .execute();
}

export async function countAccess(transaction: Transaction, key: LinkKey, at: Date): Promise<void> {
  await transaction
    .updateTable('share_links')
    .set({ access_count: sql<number>`access_count + 1`, last_accessed_at: at })
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .execute();
}

/** Notes that something has been fetched by the link; only the first time counts. */
export async function setFetched(transaction: Transaction, key: LinkKey, at: Date): Promise<void> {
  await transaction
    .updateTable('share_links')
    .set({ fetched_at: at })
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .where('fetched_at', 'is', null)
    .execute();
}

export interface ClientReach {
  clientId: string;
  shared: number;
  seen: number;
  lastSeenAt: Date | null;
  invoiceId: string;
}

/** Of these clients, those with whom an invoice was shared. */
export async function selectReach(
  transaction: Transaction,
  { businessId, clientIds }: { businessId: string; clientIds: readonly string[] },
): Promise<ClientReach[]> {
  const { rows } = await sql<ClientReach>`
    select client_id as "clientId",
      count(distinct invoice_id)::integer as shared,
      (count(distinct invoice_id) filter (where access_count > 0))::integer as seen,
      max(last_accessed_at) as "lastSeenAt",
      (array_agg(invoice_id order by last_accessed_at desc nulls last, created_at desc, id desc))[1] as "invoiceId"
    from share_links
    where business_id = ${businessId} and client_id = any(${clientIds})
    group by client_id`.execute(transaction);
  return rows;
}

/** What a token opens. */
export interface OpenedLink {
  businessId: string;
  invoiceId: string;
  linkId: string;
}

/** The one lookup across businesses: exactly the invoice of this token, if the link is active and has not expired; else null. */
export async function findByToken(
  transaction: Transaction,
  token: string,
  today: Day,
): Promise<OpenedLink | null> {
  const found = await sql<{ business_id: string; invoice_id: string; link_id: string }>`
    select business_id, invoice_id, link_id from find_share_link(${token}, ${today})`.execute(transaction);
  const row = found.rows[0];
  return row === undefined
    ? null
    : { businessId: row.business_id, invoiceId: row.invoice_id, linkId: row.link_id };
}

/** The last reminder of what is overdue that has left, and by which day it asked to pay; null for none. */
export async function findLastReminder(
  transaction: Transaction,
  { businessId, invoiceId }: { businessId: string; invoiceId: string },
): Promise<{ at: Date; payBy: Day | null } | null> {
  const mail = await transaction
    .selectFrom('invoice_mails')
    .select(['settled_at', 'pay_by'])
    .where('business_id', '=', businessId)
    .where('invoice_id', '=', invoiceId)
    .where('kind', '=', 'reminder')
    .where('step', '>', 0)
    .where('state', '=', 'sent')
    .orderBy('settled_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return mail?.settled_at ? { at: mail.settled_at, payBy: mail.pay_by } : null;
}
