import { sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import type { ImportKey } from './store.ts';
import type { ImportRowRecord, RowUndo } from './tables.ts';

function rowsOf(transaction: Transaction, { businessId, id }: ImportKey) {
  return transaction
    .selectFrom('import_rows')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('import_id', '=', id);
}

/** What rows met or made so far. */
export function selectMet(
  transaction: Transaction,
  key: ImportKey,
): Promise<Pick<ImportRowRecord, 'record_id' | 'outcome'>[]> {
  return rowsOf(transaction, key).clearSelect().select(['record_id', 'outcome']).execute();
}

export type RowList = 'skipped' | 'warned' | 'stayed';

/** Rows of a list after a line. */
export function selectRows(
  transaction: Transaction,
  key: ImportKey,
  { which, after, limit }: { which: RowList; after: number; limit: number },
): Promise<ImportRowRecord[]> {
  const rows = rowsOf(transaction, key).where('line', '>', after).orderBy('line').limit(limit);
  if (which === 'skipped') return rows.where('outcome', '=', 'skipped').execute();
  if (which === 'stayed') return rows.where('undo', 'in', ['changed', 'used']).execute();
  return rows.where('outcome', '!=', 'skipped').where(sql<boolean>`problems <> '[]'`).execute();
}

/** Rows that made or changed something and are not undone yet, the last first. */
export function selectToUndo(
  transaction: Transaction,
  key: ImportKey,
  limit: number,
): Promise<ImportRowRecord[]> {
  return rowsOf(transaction, key)
    .where('undo', 'is', null)
    .where('outcome', 'in', ['created', 'updated'])
    .orderBy('line', 'desc')
    .limit(limit)
    .execute();
}

export async function markUndone(
  transaction: Transaction,
  { businessId, id }: ImportKey,
  rows: readonly { line: number; undo: RowUndo }[],
): Promise<void> {
  const lines = rows.map(({ line }) => line);
  const undos = rows.map(({ undo }) => undo);
  await sql`update import_rows set undo = told.undo
    from unnest(${lines}::integer[], ${undos}::text[]) as told (line, undo)
    where business_id = ${businessId} and import_id = ${id} and import_rows.line = told.line`.execute(
    transaction,
  );
}

/** Whether there is still a row that could be undone. */
export async function hasRows(transaction: Transaction, key: ImportKey): Promise<boolean> {
  return (await rowsOf(transaction, key).limit(1).executeTakeFirst()) !== undefined;
}
