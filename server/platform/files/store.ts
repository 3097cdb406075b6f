/** The rows of stored files: which a business has, what they are, and since when nobody has used them. */
import { assert } from '@belegbar/domain/money';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import './tables.ts';

/** What is known of stored bytes. */
export interface KnownFile {
  hash: string;
  contentType: string;
  /** In bytes. */
  size: number;
}

type NewFile = KnownFile & { businessId: string };

/** Writes down that bytes are about to be stored; those that are known count as used now. */
export async function announceFile(transaction: Transaction, file: NewFile & { at: Date }): Promise<void> {
  await transaction
    .insertInto('files')
    .values({ ...columnsOf(file), used_at: file.at })
    .onConflict((conflict) => conflict.columns(['business_id', 'hash']).doUpdateSet({ used_at: file.at }))
    .execute();
}

/** Notes that files of the business exist in the file store; noting them again does nothing. */
export async function noteFiles(
  transaction: Transaction,
  businessId: string,
  files: readonly KnownFile[],
): Promise<void> {
  await transaction
    .insertInto('files')
    .values(files.map((file) => columnsOf({ businessId, ...file })))
    .onConflict((conflict) => conflict.columns(['business_id', 'hash']).doNothing())
    .execute();
}

function columnsOf({ businessId, hash, contentType, size }: NewFile) {
  return { business_id: businessId, hash, content_type: contentType, size };
}

/** From now on the bytes count as idle, should nothing else name them. */
export async function releaseFile(
  transaction: Transaction,
  file: { businessId: string; hash: string; at: Date },
): Promise<void> {
  await transaction
    .updateTable('files')
    .set({ used_at: file.at })
    .where('business_id', '=', file.businessId)
    .where('hash', '=', file.hash)
    .execute();
}

/** Those of these files that the business has; they count as used now, and no sweep takes them before the transaction ends. */
export function useFiles(
  transaction: Transaction,
  files: { businessId: string; hashes: readonly string[]; at: Date },
): Promise<KnownFile[]> {
  return transaction
    .updateTable('files')
    .set({ used_at: files.at })
    .where('business_id', '=', files.businessId)
    .where(sql<boolean>`hash = any(${files.hashes})`)
    .returning(['hash', 'content_type as contentType', 'size'])
    .execute();
}

/** What is known of files that something of the business names, asked for by their hashes, each of which then finds its own. */
export async function describeFiles(
  transaction: Transaction,
  businessId: string,
  hashes: readonly string[],
): Promise<(hash: string) => KnownFile> {
  const rows = hashes.length === 0 ? [] : await selectFiles(transaction, businessId, hashes);
  const byHash = new Map(rows.map((row) => [row.hash, row]));
  return (hash) => {
    const file = byHash.get(hash);
    assert(file !== undefined, `the named file ${hash} is not known`);
    return file;
  };
}

function selectFiles(
  transaction: Transaction,
  businessId: string,
  hashes: readonly string[],
): Promise<KnownFile[]> {
  return transaction
    .selectFrom('files')
    .select(['hash', 'content_type as contentType', 'size'])
    .where('business_id', '=', businessId)
    .where(sql<boolean>`hash = any(${hashes})`)
    .execute();
}

/** How many files the install holds, and their bytes; of the files themselves nothing can be seen. */
export async function readFileFigures(database: Database): Promise<{ count: number; bytes: number }> {
  const { rows } = await sql<{ count: number; bytes: number }>`
    select stored.files as count, stored.bytes from stored_files() as stored`.execute(database);
  return rows[0] ?? { count: 0, bytes: 0 };
}
