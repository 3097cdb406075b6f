import { sql } from 'kysely';
import type { Database, Transaction } from '../platform/database/index.ts';
import { describeFiles } from '../platform/files/index.ts';
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

/** An object as it lies here. */
export type NamedObject = Pick<StoredObject, 'name' | 'area' | 'path' | 'hash'>;

function objects(transaction: Transaction, businessId: string) {
  return transaction
    .selectFrom('storage_objects')
    .select(['name', 'area', 'path', 'hash'])
    .where('business_id', '=', businessId);
}

export function selectNamed(transaction: Transaction, businessId: string): Promise<NamedObject[]> {
  return objects(transaction, businessId).orderBy('name').execute();
}

export async function selectObjects(transaction: Transaction, businessId: string): Promise<StoredObject[]> {
  return withBytes(transaction, businessId, await selectNamed(transaction, businessId));
}

async function withBytes(
  transaction: Transaction,
  businessId: string,
  named: readonly NamedObject[],
): Promise<StoredObject[]> {
  const hashes = named.map(({ hash }) => hash);
  const fileOf = await describeFiles(transaction, businessId, hashes);
  return named.map((object) => ({ ...object, ...fileOf(object.hash) }) as StoredObject);
}

export async function selectObjectAt(
  transaction: Transaction,
  businessId: string,
  place: { area: string; path: string },
): Promise<StoredObject | undefined> {
  const named = await objects(transaction, businessId)
    .where('area', '=', place.area as Area)
    .where('path', '=', place.path)
    .execute();
  return (await withBytes(transaction, businessId, named))[0];
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
