/** Invoices of which a reminder may be written: open claims that their client has, and that are not left out of the plan. */
import type { Day } from '@belegbar/domain/calendar';
import { sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import './tables.ts';

const IS_REMINDABLE = sql<boolean>`bucket = 'open' and coalesce(currency_open, open) > 0 and sent_at is not null and not reminders_paused`;

/** An open invoice of the plan of reminders. */
export interface RemindableInvoice {
  id: string;
  invoiceDate: Day;
  issuedAt: Date;
  dueDate: Day;
}

/** Those that are due within the days, the first due first. */
export async function selectDueWithin(
  transaction: Transaction,
  { businessId, from, until }: { businessId: string; from: Day; until: Day },
): Promise<RemindableInvoice[]> {
  const { rows } = await sql<RemindableInvoice>`
    select id, invoice_date as "invoiceDate", issued_at as "issuedAt", due_date as "dueDate" from invoices
    where business_id = ${businessId} and due_date between ${from} and ${until} and kind = 'invoice' and ${IS_REMINDABLE}
    order by due_date, id`.execute(transaction);
  return rows;
}

/** What a reminder is about. */
export interface RemindedClaim {
  id: string;
  number: string | null;
  clientName: string;
  invoiceDate: Day | null;
  issuedAt: Date | null;
  dueDate: Day | null;
}

/** Those of the ids. */
export function selectRemindableAmong(
  transaction: Transaction,
  { businessId, ids }: { businessId: string; ids: readonly string[] },
): Promise<RemindedClaim[]> {
  return transaction
    .selectFrom('invoices')
    .select(['id', 'number', 'client_name as clientName'])
    .select(['invoice_date as invoiceDate', 'issued_at as issuedAt', 'due_date as dueDate'])
    .where('business_id', '=', businessId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where(IS_REMINDABLE)
    .execute();
}
