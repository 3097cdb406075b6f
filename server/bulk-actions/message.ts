/** An act on many invoices as the contract gives it. */
import type { BulkActionMessage as Message } from '@belegbar/contract/bulk-actions';
import type { z } from 'zod';
import type { BulkActionRecord } from './tables.ts';

export type BulkActionMessage = z.output<typeof Message>;

export const FILE_ENDINGS: Readonly<Partial<Record<BulkActionRecord['kind'], string>>> = {
  pdf: 'zip',
  csv: 'csv',
};

export function messageOf(row: BulkActionRecord): BulkActionMessage {
  const ending = FILE_ENDINGS[row.kind];
  const hasFile = ending !== undefined && row.state === 'done' && row.done > 0;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    total: row.total,
    done: row.done,
    skipped: row.skipped,
    failed: row.failed,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    url: hasFile ? `/files/bulk-actions/${row.id}.${ending}` : null,
  };
}
