/** Received invoices, for the end of an account and for an export. */
import type { Day } from '@belegbar/domain/calendar';
import { sql } from 'kysely';
import type { RecordCounts } from '../platform/capability.ts';
import type { Transaction } from '../platform/database/index.ts';
import type { FileUse } from '../platform/files/index.ts';
import './tables.ts';

/** Those that are booked are counted as the expenses that they are. */
export async function countReceivedRecords(
  transaction: Transaction,
  businessId: string,
): Promise<RecordCounts> {
  const { rows } = await sql<{ count: number; last: Day | null }>`
    select count(*) filter (where state <> 'booked')::integer as count,
      max((received_at at time zone 'Europe/Berlin')::date) as last
    from received_invoices where business_id = ${businessId}`.execute(transaction);
  const { count = 0, last = null } = rows[0] ?? {};
  return { kept: { expenses: count }, last: { expense: last } };
}

/** What came, the XML in it, and what was enclosed: an archive. */
export const receivedFiles: FileUse = {
  named: ({ businessId, hash }) => [
    sql`exists (select from received_invoices as received where received.business_id = ${businessId} and received.hash = ${hash})`,
    sql`exists (select from received_invoices as received where received.business_id = ${businessId} and received.xml_hash = ${hash})`,
    sql`exists (select from received_invoice_files as enclosed where enclosed.business_id = ${businessId} and enclosed.hash = ${hash})`,
  ],
  kept: (file) => receivedFiles.named(file),
  exported: {
    folder: 'received',
    names: (businessId) => sql`
      select hash, file_name as name, '' as suffix from received_invoices where business_id = ${businessId}
      union all select xml_hash, file_name, '' from received_invoices where business_id = ${businessId} and xml_hash <> hash
      union all select enclosed.hash, file_name || '-' || name, ''
        from received_invoice_files as enclosed
        join received_invoices as of on of.business_id = enclosed.business_id and of.id = received_invoice_id
        where enclosed.business_id = ${businessId}`,
    shown: (name) => name.replace(/\.(xml|pdf)\b/gi, ''),
  },
};
