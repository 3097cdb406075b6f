import type { Transaction } from '../platform/database/index.ts';
import type { DataExportRecord } from './tables.ts';

export interface ExportKey {
  businessId: string;
  id: string;
}

/** Only the session that gave the password can fetch an export. */
export type OfSession = ExportKey & { sessionId: string };

/** Puts a new export in the place of the one before, which ends by that. */
export async function putExport(transaction: Transaction, key: OfSession, at: Date): Promise<void> {
  const fields = {
    id: key.id,
    session_id: key.sessionId,
    state: 'ready' as const,
    begun_at: at,
    changed_at: at,
    parts_done: 0,
    parts: 0,
  };
  await transaction
    .insertInto('data_exports')
    .values({ business_id: key.businessId, ...fields })
    .onConflict((conflict) => conflict.column('business_id').doUpdateSet(fields))
    .execute();
}

export function selectExport(
  transaction: Transaction,
  businessId: string,
): Promise<DataExportRecord | undefined> {
  return transaction
    .selectFrom('data_exports')
    .selectAll()
    .where('business_id', '=', businessId)
    .executeTakeFirst();
}

/** Moves an export on from a state. False when it is not in that state, or another has taken its place. */
export async function moveExport(
  transaction: Transaction,
  key: ExportKey,
  from: readonly DataExportRecord['state'][],
  to: Partial<Pick<DataExportRecord, 'state' | 'parts_done' | 'parts'>> & { changed_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('data_exports')
    .set(to)
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes the one download that the session was allowed. False when there is none, or it was taken or is too old. */
export async function takeExport(
  transaction: Transaction,
  key: OfSession,
  { begunAfter, now }: { begunAfter: Date; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('data_exports')
    .set({ state: 'running', changed_at: now })
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .where('session_id', '=', key.sessionId)
    .where('state', '=', 'ready')
    .where('begun_at', '>', begunAfter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
