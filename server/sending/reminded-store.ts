/** Which clients have been reminded lately. */
import { sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { NEVER_GONE_OUT } from './steps.ts';
import type { MailRecord } from './tables.ts';

/** Those of the invoices of which a reminder was written after the moment and has gone out, or is about to. */
export async function remindedSince(
  transaction: Transaction,
  { businessId, ids, moment }: { businessId: string; ids: readonly string[]; moment: Date },
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await transaction
    .selectFrom('invoice_mails')
    .select('invoice_id')
    .distinct()
    .where('business_id', '=', businessId)
    .where('invoice_id', 'in', ids)
    .where('kind', '=', 'reminder')
    .where('state', 'not in', NEVER_GONE_OUT)
    .where('created_at', '>', moment)
    .execute();
  return new Set(rows.map((row) => row.invoice_id));
}

/** Of each invoice the last reminder that has gone out since the moment, or is about to. */
export function selectLastRemindersSince(
  transaction: Transaction,
  { businessId, moment }: { businessId: string; moment: Date },
): Promise<MailRecord[]> {
  const leftAt = sql<Date>`coalesce(settled_at, handed_over_at, not_before)`;
  return transaction
    .selectFrom('invoice_mails')
    .selectAll()
    .distinctOn('invoice_id')
    .where('business_id', '=', businessId)
    .where('kind', '=', 'reminder')
    .where('state', 'not in', NEVER_GONE_OUT)
    .where(leftAt, '>', moment)
    .orderBy('invoice_id')
    .orderBy(leftAt, 'desc')
    .execute();
}
