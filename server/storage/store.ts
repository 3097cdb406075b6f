import { sql } from 'kysely';
import type { Database, Transaction } from '../platform/database/index.ts';
import type { Area, ObjectName } from './objects.ts';
import './tables.ts';

/** An object with what is known of its bytes. */
export interface StoredObject {
  name: ObjectName;
  area: Area;
  path: string;
  hash: string;
  contentType: 'image/png' | 'image/jpeg';
  /** In bytes. */
  size: number;
}

export interface ObjectKey {
  businessId: string;
  name: ObjectName;
}

function objects(transaction: Transaction, businessId: string) {
  return transaction
    .selectFrom('storage_objects')
    .innerJoin('files', (join) =>
      join
        .onRef('files.business_id', '=', 'storage_objects.business_id')
        .onRef('files.hash', '=', 'storage_objects.hash'),
    )
    .select([
      'name',
      'area',
      'path',
      'storage_objects.hash as hash',
      'files.content_type as contentType',
      'files.size as size',
    ])
    .where('storage_objects.business_id', '=', businessId)
    .$castTo<StoredObject>();
}

export function selectObjects(transaction: Transaction, businessId: string): Promise<StoredObject[]> {
  return objects(transaction, businessId).orderBy('name').execute();
}

export function selectObjectAt(
  transaction: Transaction,
  businessId: string,
  place: { area: string; path: string },
): Promise<StoredObject | undefined> {
  return objects(transaction, businessId)
    .where('area', '=', place.area as Area)
    .where('path', '=', place.path)
    .executeTakeFirst();
}

/** Whose it is and what it holds, for anyone; undefined unless it lies in the public area. */
export async function selectPublicObject(
  database: Database,
  place: { area: string; path: string },
): Promise<{ businessId: string; hash: string; contentType: string } | undefined> {
  const { rows } = await sql<{ businessId: string; hash: string; contentType: string }>`
    select business_id as "businessId", hash, content_type as "contentType"
    from public_object(${place.area}, ${place.path})`.execute(database);
  return rows[0];
}

/** The object as it is until the transaction ends. */
export async function lockObject(
  transaction: Transaction,
  { businessId, name }: ObjectKey,
): Promise<{ path: string; hash: string } | undefined> {
  return transaction
    .selectFrom('storage_objects')
    .select(['path', 'hash'])
    .where('business_id', '=', businessId)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
}

/** Puts the object in place of the one before. */
export async function saveObject(
  transaction: Transaction,
  { businessId, name }: ObjectKey,
  fields: { area: Area; path: string; hash: string; updated_at: Date },
): Promise<void> {
  await transaction
    .insertInto('storage_objects')
    .values({ business_id: businessId, name, ...fields })
    .onConflict((conflict) => conflict.columns(['business_id', 'name']).doUpdateSet(fields))
    .execute();
}

export async function deleteObject(transaction: Transaction, { businessId, name }: ObjectKey): Promise<void> {
  await transaction
    .deleteFrom('storage_objects')
    .where('business_id', '=', businessId)
    .where('name', '=', name)
    .execute();
}

/** Writes down that bytes are about to be stored; those that are known count as used now. */
export async function announceFile(
  transaction: Transaction,
  file: { businessId: string; hash: string; contentType: string; size: number; at: Date },
): Promise<void> {
  await transaction
    .insertInto('files')
    .values({
      business_id: file.businessId,
      hash: file.hash,
      content_type: file.contentType,
      size: file.size,
      used_at: file.at,
    })
    .onConflict((conflict) => conflict.columns(['business_id', 'hash']).doUpdateSet({ used_at: file.at }))
    .execute();
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

/** What is known of stored bytes. */
export interface KnownFile {
  hash: string;
  contentType: string;
  /** In bytes. */
  size: number;
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

/** Forgets the files of the business that were last used before a moment and that no object and no invoice names, issued or received. Returns their hashes. */
export async function forgetIdleFiles(
  transaction: Transaction,
  businessId: string,
  before: Date,
): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    delete from files
    where business_id = ${businessId} and used_at < ${before}
      and not exists (select from storage_objects as named
        where named.business_id = files.business_id and named.hash = files.hash)
      and not exists (select from invoices
        where invoices.business_id = files.business_id and document_hash = files.hash)
      and not exists (select from invoices
        where invoices.business_id = files.business_id and xrechnung_hash = files.hash)
      and not exists (select from invoices
        where invoices.business_id = files.business_id and cii_hash = files.hash)
      and not exists (select from invoices
        where invoices.business_id = files.business_id and document ->> 'logo' = files.hash)
      and not exists (select from invoices
        where invoices.business_id = files.business_id and document ->> 'signature' = files.hash)
      and not exists (select from invoices
        where invoices.business_id = files.business_id and document #>> '{letterhead,picture}' = files.hash)
      and not exists (select from invoices
        where invoices.business_id = files.business_id and document #>> '{paypal,code}' = files.hash)
      and not exists (select from invoices
        where invoices.business_id = files.business_id
          and (document ? 'attachments' or draft ? 'attachments')
          and (document -> 'attachments' @> jsonb_build_array(jsonb_build_object('hash', files.hash))
            or draft -> 'attachments' @> jsonb_build_array(jsonb_build_object('hash', files.hash))))
      and not exists (select from received_invoices as received
        where received.business_id = files.business_id and received.hash = files.hash)
      and not exists (select from received_invoices as received
        where received.business_id = files.business_id and received.xml_hash = files.hash)
      and not exists (select from received_invoice_files as enclosed
        where enclosed.business_id = files.business_id and enclosed.hash = files.hash)
    returning hash`.execute(transaction);
  return rows.map(({ hash }) => hash);
}
