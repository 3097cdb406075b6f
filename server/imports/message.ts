/** An import as the contract gives it. */
import type { ImportMessage as Message } from '@belegbar/contract/imports';
import type { z } from 'zod';
import type { Context } from '../platform/context.ts';
import type { NamedImport } from './store.ts';

export type ImportMessage = z.output<typeof Message>;

/** As long the rows are kept by which an import can be undone. */
export const UNDO_DAYS = 30;
const DAY_MS = 86_400_000;

export function lastUndoable(context: Pick<Context, 'platform'>): Date {
  return new Date(context.platform.clock.now().getTime() - UNDO_DAYS * DAY_MS);
}

export function messageOf(context: Context, row: NamedImport): ImportMessage {
  const isOver = row.state === 'done' || row.state === 'failed';
  const isRecent = row.finished_at !== null && row.finished_at > lastUndoable(context);
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    fileName: row.file_name,
    rowsTotal: row.rows_total,
    rowsDone: row.rows_done,
    created: row.created,
    updated: row.updated,
    unchanged: row.unchanged,
    skipped: row.skipped,
    warned: row.warned,
    removed: row.removed,
    restored: row.restored,
    stayed: row.stayed,
    canUndo: isOver && isRecent && row.created + row.updated > 0,
    by: row.by ?? '',
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    undoneAt: row.undone_at?.toISOString() ?? null,
  };
}
