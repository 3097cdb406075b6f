import type { ReceiptReading } from '@belegbar/domain/receipts';
import { sql } from 'kysely';
import { insertMany, type Transaction } from '../platform/database/index.ts';
import type { PageMeasures, ReadingRefusal } from './tables.ts';

/** What was read, as it is kept. */
export interface StoredReading {
  receipt_id: string;
  source: 'text' | 'ocr' | null;
  fields: ReceiptReading | null;
  pages: PageMeasures[];
  refusal: ReadingRefusal | null;
}

export interface StoredPage {
  receipt_id: string;
  number: number;
  hash: string;
}

export async function selectReadings(
  transaction: Transaction,
  businessId: string,
  receiptIds: readonly string[],
): Promise<StoredReading[]> {
  if (receiptIds.length === 0) return [];
  return transaction
    .selectFrom('receipt_readings')
    .select(['receipt_id', 'source', 'fields', 'pages', 'refusal'])
    .where('business_id', '=', businessId)
    .where(sql<boolean>`receipt_id = any(${receiptIds}::uuid[])`)
    .execute();
}

/** In the order of their numbers. */
export async function selectPages(
  transaction: Transaction,
  businessId: string,
  receiptIds: readonly string[],
): Promise<StoredPage[]> {
  if (receiptIds.length === 0) return [];
  return transaction
    .selectFrom('receipt_pages')
    .select(['receipt_id', 'number', 'hash'])
    .where('business_id', '=', businessId)
    .where(sql<boolean>`receipt_id = any(${receiptIds}::uuid[])`)
    .orderBy('number')
    .execute();
}

/** Keeps it with the pictures of its pages, unless it was read meanwhile; whether it was this one that is kept. */
export async function insertReading(
  transaction: Transaction,
  reading: StoredReading & { business_id: string; read_at: Date },
  hashes: readonly string[],
): Promise<boolean> {
  const { business_id, receipt_id } = reading;
  const { numInsertedOrUpdatedRows: added } = await transaction
    .insertInto('receipt_readings')
    .values({ ...reading, fields: jsonOf(reading.fields), pages: jsonOf(reading.pages) ?? '[]' })
    .onConflict((conflict) => conflict.columns(['business_id', 'receipt_id']).doNothing())
    .executeTakeFirstOrThrow();
  if (added === 0n) return false;
  const pages = hashes.map((hash, place) => ({ business_id, receipt_id, number: place + 1, hash }));
  await insertMany(transaction, 'receipt_pages', pages);
  return true;
}

function jsonOf(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
