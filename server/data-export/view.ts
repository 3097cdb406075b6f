import type { DataExport } from '@belegbar/contract/data-export';
import type { z } from 'zod';
import type { DataExportRecord } from './tables.ts';

export type ExportView = z.output<typeof DataExport>;

const MINUTE = 60_000;
/** An allowed download is to be begun within this time. */
export const READY_MILLISECONDS = 5 * MINUTE;
/** A running export that has said nothing for so long has died with its server. */
const SILENT_MILLISECONDS = 2 * MINUTE;

/** The export as its owner sees it now in a session; null when it was allowed and never fetched in time. */
export function viewOf(
  row: DataExportRecord,
  { now, sessionId }: { now: Date; sessionId: string },
): ExportView | null {
  const age = (since: Date) => now.getTime() - since.getTime();
  if (row.state === 'ready' && age(row.begun_at) >= READY_MILLISECONDS) return null;
  const isDead = row.state === 'running' && age(row.changed_at) >= SILENT_MILLISECONDS;
  return {
    id: row.id,
    state: isDead ? 'failed' : row.state,
    begunAt: row.begun_at.toISOString(),
    partsDone: row.parts_done,
    parts: row.parts,
    url: row.state === 'ready' && row.session_id === sessionId ? `/files/exports/${row.id}.zip` : null,
  };
}
