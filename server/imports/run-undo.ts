/** Takes an import back, batch by batch from its end. What was changed or used since stays and is named. */
import type { Context, Platform } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import type { JobPayload } from '../platform/jobs/index.ts';
import { BATCH_ROWS } from './batches.ts';
import { actingFor, keyOf, systemContext } from './job-context.ts';
import { type AnyFields, type Kept, recordsOf } from './records.ts';
import { markUndone, selectToUndo } from './rows-store.ts';
import { type ImportKey, lockImport, updateImport } from './store.ts';
import type { ImportRecord, ImportRowRecord, RowUndo } from './tables.ts';

/**
 * Does nothing for an import that is not being undone.
 * @system A job of an undo that was authorised and audited when it was asked for; each record is audited.
 */
export async function runUndo(platform: Platform, payload: JobPayload): Promise<void> {
  const key = keyOf(payload);
  const context = systemContext(platform, key.businessId);
  let isMore = true;
  while (isMore) isMore = await inTransaction(context, (transaction) => undoBatch(context, transaction, key));
}

/**
 * After the last try it can be asked for again, and goes on where it was.
 * @system The queue gives up, not a person.
 */
export async function giveUpUndo(platform: Platform, payload: JobPayload): Promise<void> {
  const key = keyOf(payload);
  await inTransaction(systemContext(platform, key.businessId), async (transaction) => {
    const found = await lockImport(transaction, key);
    if (found.state !== 'undoing') return;
    await updateImport(transaction, key, { state: 'done' });
  });
}

/** False when nothing is left to do. */
async function undoBatch(context: Context, transaction: Transaction, key: ImportKey): Promise<boolean> {
  const found = await lockImport(transaction, key);
  if (found.state !== 'undoing') return false;
  const rows = await selectToUndo(transaction, key, BATCH_ROWS);
  const undone = await undoRows(actingFor(context, found.user_id), transaction, found, rows);
  await markUndone(transaction, key, undone);
  const count = (...undos: RowUndo[]) => undone.filter(({ undo }) => undos.includes(undo)).length;
  const isOver = rows.length < BATCH_ROWS;
  await updateImport(transaction, key, {
    removed: found.removed + count('removed', 'gone'),
    restored: found.restored + count('restored'),
    stayed: found.stayed + count('changed', 'used'),
    ...(isOver ? { state: 'undone' as const, undone_at: context.platform.clock.now() } : {}),
  });
  return !isOver;
}

async function undoRows(
  context: Context,
  transaction: Transaction,
  { id, kind }: ImportRecord,
  rows: readonly ImportRowRecord[],
): Promise<{ line: number; undo: RowUndo }[]> {
  const records = recordsOf(kind);
  const cause = { undoneImportId: id };
  const ids = rows.flatMap(({ record_id }) => record_id ?? []);
  const held = new Map((await records.hold(context, transaction, ids)).map((kept) => [kept.id, kept]));
  const recordOf = (row: ImportRowRecord) => held.get(row.record_id ?? '');
  const asLeft = rows.filter((row) => recordOf(row)?.version === row.version);
  const created = asLeft.filter(({ outcome }) => outcome === 'created').flatMap((row) => recordOf(row) ?? []);
  const removed = new Set(await records.remove(context, transaction, created, cause));
  const changed = asLeft.flatMap((row): { before: Kept<AnyFields>; after: AnyFields }[] => {
    const before = recordOf(row);
    return row.before === null || before === undefined ? [] : [{ before, after: row.before as AnyFields }];
  });
  await records.change(context, transaction, changed, cause);
  return rows.map((row) => ({ line: row.line, undo: undoOf(row, recordOf(row), removed) }));
}

function undoOf(
  row: ImportRowRecord,
  kept: Kept<AnyFields> | undefined,
  removed: ReadonlySet<string>,
): RowUndo {
  if (kept === undefined) return 'gone';
  if (kept.version !== row.version) return 'changed';
  if (row.outcome === 'updated') return 'restored';
  return removed.has(kept.id) ? 'removed' : 'used';
}
