/** Stored files by what names them: what is swept, what outlives an account, and what an export calls them. */
import { sql } from 'kysely';
import type { Transaction } from '../database/index.ts';
import './tables.ts';
import type { FileColumns, FileUse } from './use.ts';

const FILE: FileColumns = { businessId: sql.ref('files.business_id'), hash: sql.ref('files.hash') };

/** Forgets the files of the business that were last used before a moment and that nothing names. Returns their hashes. */
export async function forgetIdleFiles(
  transaction: Transaction,
  uses: readonly FileUse[],
  { businessId, before }: { businessId: string; before: Date },
): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    delete from files
    where business_id = ${businessId} and used_at < ${before} and ${nothingNames(uses)}
    returning hash`.execute(transaction);
  return rows.map(({ hash }) => hash);
}

/** Bytes of all files of the business. */
export async function sumOfFiles(transaction: Transaction, businessId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size), 0)::bigint as bytes from files where business_id = ${businessId}`.execute(
    transaction,
  );
  return rows[0]?.bytes ?? 0;
}

/** Bytes of those that nothing names. */
export async function sumOfUnnamedFiles(
  transaction: Transaction,
  uses: readonly FileUse[],
  businessId: string,
): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size), 0)::bigint as bytes from files
    where business_id = ${businessId} and ${nothingNames(uses)}`.execute(transaction);
  return rows[0]?.bytes ?? 0;
}

function nothingNames(uses: readonly FileUse[]) {
  const named = uses.flatMap((use) => use.named(FILE));
  return sql.join(
    named.map((condition) => sql`not ${condition}`),
    sql` and `,
  );
}

/** Hashes of the files that nothing needs after the end of the account. */
export async function selectUnneededFiles(
  transaction: Transaction,
  uses: readonly FileUse[],
  businessId: string,
): Promise<string[]> {
  const kept = uses.flatMap((use) => use.kept?.(FILE) ?? []);
  const inside = uses.flatMap((use) => use.keptInside?.(FILE) ?? []);
  const { rows } = await sql<{ hash: string }>`
    select hash from files
    where business_id = ${businessId} and (${sql.join([...kept, ...inside], sql` or `)}) is not true`.execute(
    transaction,
  );
  return rows.map(({ hash }) => hash);
}

export async function selectFileHashes(transaction: Transaction, businessId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('files')
    .select('hash')
    .where('business_id', '=', businessId)
    .execute();
  return rows.map(({ hash }) => hash);
}

/** Forgets files whose bytes are gone. */
export async function forgetFiles(
  transaction: Transaction,
  businessId: string,
  hashes: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('files')
    .where('business_id', '=', businessId)
    .where(sql<boolean>`hash = any(${hashes})`)
    .execute();
}

/** A file of the business, once for each thing that names it. */
export interface ExportedFile {
  hash: string;
  contentType: string;
  /** Null where nothing names it that has a place in an export. */
  place: { folder: string; name: string; suffix: string } | null;
}

/** All files of the business by folder and name, at last those without a place. */
export async function listExportedFiles(
  transaction: Transaction,
  uses: readonly FileUse[],
  businessId: string,
): Promise<ExportedFile[]> {
  const names = uses.map(
    ({ exported }) =>
      sql`select ${sql.lit(exported.folder)} as folder, hash, name, suffix from (${exported.names(businessId)}) as own`,
  );
  const { rows } = await sql<FoundFile>`
    select files.hash, content_type as "contentType", folder, name, suffix
    from files left join (${sql.join(names, sql` union all `)}) as named on named.hash = files.hash
    where files.business_id = ${businessId}
    order by folder collate "C" nulls last, name, files.hash`.execute(transaction);
  return rows.map(({ hash, contentType, ...place }) => ({
    hash,
    contentType,
    place: shownPlace(uses, place),
  }));
}

interface FoundFile {
  hash: string;
  contentType: string;
  folder: string | null;
  name: string;
  suffix: string;
}

function shownPlace(
  uses: readonly FileUse[],
  { folder, name, suffix }: Pick<FoundFile, 'folder' | 'name' | 'suffix'>,
): ExportedFile['place'] {
  if (folder === null) return null;
  const use = uses.find(({ exported }) => exported.folder === folder);
  return { folder, name: use?.exported.shown?.(name) ?? name, suffix };
}
