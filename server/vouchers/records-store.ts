import type { Day } from '@belegbar/domain/calendar';
import { sql } from 'kysely';
import type { RecordCounts } from '../platform/capability.ts';
import type { Transaction } from '../platform/database/index.ts';
import type { FileUse } from '../platform/files/index.ts';
import { selectWithoutDocument } from './document-store.ts';
import './tables.ts';

/** They are shown beside the bills, whose term they have. */
export async function countVouchers(transaction: Transaction, businessId: string): Promise<RecordCounts> {
  const { rows } = await sql<{ count: number; last: Day | null }>`
    select count(*)::integer as count, max(booked_on) as last from vouchers
    where business_id = ${businessId}`.execute(transaction);
  const { count = 0, last = null } = rows[0] ?? {};
  return { kept: { expenses: count }, last: { expense: last } };
}

/** The PDFs of own receipts, also of those that were taken back. */
export const voucherFiles: FileUse = {
  named: ({ businessId, hash }) => [
    sql`exists (select from vouchers where vouchers.business_id = ${businessId} and vouchers.document_hash = ${hash})`,
  ],
  kept: (file) => voucherFiles.named(file),
  exported: {
    folder: 'vouchers',
    names: (businessId) => sql`
      select document_hash as hash, number as name, '' as suffix from vouchers where business_id = ${businessId}`,
    missing: selectWithoutFile,
  },
};

async function selectWithoutFile(transaction: Transaction, businessId: string): Promise<string[]> {
  const missing = await selectWithoutDocument(transaction, businessId);
  return missing.map(({ number }) => `voucher ${number}`);
}
