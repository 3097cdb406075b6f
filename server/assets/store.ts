import type { Day } from '@belegbar/domain/calendar';
import { type Insertable, sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { type HeldAsset, heldAsset } from './acts.ts';
import type { AssetActsTable, AssetsTable } from './tables.ts';

export interface AssetKey {
  businessId: string;
  id: string;
}

/** Nobody else changes the register or closes a year until the transaction ends. */
export async function lockRegister(transaction: Transaction, businessId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`assets:${businessId}`}, 0))`.execute(
    transaction,
  );
}

export async function insertAsset(transaction: Transaction, asset: Insertable<AssetsTable>): Promise<void> {
  await transaction.insertInto('assets').values(asset).execute();
}

export async function insertAct(transaction: Transaction, act: Insertable<AssetActsTable>): Promise<void> {
  await transaction.insertInto('asset_acts').values(act).execute();
}

/** All of the register, also what was taken back, in the order in which it came in. */
export async function selectAssets(transaction: Transaction, businessId: string): Promise<HeldAsset[]> {
  const rows = await transaction
    .selectFrom('assets')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy('id')
    .execute();
  const acts = await transaction
    .selectFrom('asset_acts')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy('id')
    .execute();
  const ofAsset = Map.groupBy(acts, ({ asset_id: id }) => id);
  return rows.map((row) => heldAsset(row, ofAsset.get(row.id) ?? []));
}

/** Refuses NOT_FOUND, also for a stranger's. */
export async function findAsset(transaction: Transaction, { businessId, id }: AssetKey): Promise<HeldAsset> {
  const row = await transaction
    .selectFrom('assets')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  const acts = await transaction
    .selectFrom('asset_acts')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('asset_id', '=', id)
    .orderBy('id')
    .execute();
  return heldAsset(row, acts);
}

export async function selectClosings(transaction: Transaction, businessId: string): Promise<Day[]> {
  const rows = await transaction
    .selectFrom('depreciation_closings')
    .select('closed_on')
    .where('business_id', '=', businessId)
    .orderBy('closed_on')
    .execute();
  return rows.map((row) => row.closed_on);
}

export async function insertClosings(
  transaction: Transaction,
  businessId: string,
  closed: readonly { closed_on: Day; created_at: Date }[],
): Promise<void> {
  if (closed.length === 0) return;
  const rows = closed.map((row) => ({ business_id: businessId, ...row }));
  await transaction.insertInto('depreciation_closings').values(rows).execute();
}

/** Those of the numbers that the register has already. */
export async function selectTakenNumbers(
  transaction: Transaction,
  businessId: string,
  numbers: string[],
): Promise<string[]> {
  const taken = await transaction
    .selectFrom('assets')
    .select('number')
    .where('business_id', '=', businessId)
    .where(sql<boolean>`number = any(${numbers})`)
    .execute();
  return taken.map(({ number }) => number);
}
