import type { Insertable, Updateable } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { namesOfUsers } from '../sign-in/index.ts';
import type { ImportRecord, ImportsTable } from './tables.ts';

/** Which import of which business. */
export interface ImportKey {
  businessId: string;
  id: string;
}

/** An import, and the name of whoever began it. */
export type NamedImport = ImportRecord & { by: string | null };

const HISTORY_MAXIMUM = 100;

function importsOf(transaction: Transaction, businessId: string) {
  return transaction.selectFrom('imports').selectAll().where('business_id', '=', businessId);
}

/** The latest first. */
export async function selectImports(transaction: Transaction, businessId: string): Promise<NamedImport[]> {
  const newest = importsOf(transaction, businessId).orderBy('id', 'desc').limit(HISTORY_MAXIMUM);
  return named(transaction, await newest.execute());
}

async function named(transaction: Transaction, found: readonly ImportRecord[]): Promise<NamedImport[]> {
  const users = found.map(({ user_id }) => user_id);
  const nameOf = await namesOfUsers(transaction, users);
  return found.map((row) => ({ ...row, by: nameOf(row.user_id) }));
}

/** Throws NOT_FOUND, also for one of another business. */
export async function findImport(
  transaction: Transaction,
  { businessId, id }: ImportKey,
): Promise<NamedImport> {
  const [found] = await named(
    transaction,
    await importsOf(transaction, businessId).where('id', '=', id).execute(),
  );
  if (found === undefined) throw notFound();
  return found;
}

/** The import as it is until the transaction ends. Throws NOT_FOUND. */
export async function lockImport(
  transaction: Transaction,
  { businessId, id }: ImportKey,
): Promise<ImportRecord> {
  const found = await importsOf(transaction, businessId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (found === undefined) throw notFound();
  return found;
}

export async function insertImport(
  transaction: Transaction,
  row: Insertable<ImportsTable>,
  content: Buffer,
): Promise<void> {
  await transaction.insertInto('imports').values(row).execute();
  await transaction
    .insertInto('import_files')
    .values({ business_id: row.business_id, import_id: row.id, content })
    .execute();
}

export async function updateImport(
  transaction: Transaction,
  { businessId, id }: ImportKey,
  fields: Updateable<ImportsTable>,
): Promise<void> {
  await transaction
    .updateTable('imports')
    .set(fields)
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .execute();
}

/** Whether another import of the business is being carried out. */
export async function isOtherUnderWay(
  transaction: Transaction,
  { businessId, id }: ImportKey,
): Promise<boolean> {
  const other = await transaction
    .selectFrom('imports')
    .select('id')
    .where('business_id', '=', businessId)
    .where('id', '!=', id)
    .where('state', 'in', ['running', 'undoing'])
    .executeTakeFirst();
  return other !== undefined;
}

/** The uploaded bytes; undefined when they are gone. */
export async function selectContent(
  transaction: Transaction,
  { businessId, id }: ImportKey,
): Promise<Buffer | undefined> {
  const file = await transaction
    .selectFrom('import_files')
    .select('content')
    .where('business_id', '=', businessId)
    .where('import_id', '=', id)
    .executeTakeFirst();
  return file?.content;
}

export async function deleteContent(transaction: Transaction, key: ImportKey): Promise<void> {
  await transaction
    .deleteFrom('import_files')
    .where('business_id', '=', key.businessId)
    .where('import_id', '=', key.id)
    .execute();
}

export async function deleteImport(transaction: Transaction, key: ImportKey): Promise<void> {
  await transaction
    .deleteFrom('imports')
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .execute();
}

/** Forgets drafts of before `drafts`, and the rows of imports that were over before `finished`. */
export async function forgetOld(
  transaction: Transaction,
  businessId: string,
  before: { drafts: Date; finished: Date },
): Promise<void> {
  await transaction
    .deleteFrom('imports')
    .where('business_id', '=', businessId)
    .where('state', '=', 'draft')
    .where('created_at', '<', before.drafts)
    .execute();
  await transaction
    .deleteFrom('import_rows')
    .where('business_id', '=', businessId)
    .where('import_id', 'in', (query) =>
      query
        .selectFrom('imports')
        .select('id')
        .where('business_id', '=', businessId)
        .where('finished_at', '<', before.finished),
    )
    .execute();
}
