/** Rows of an import in batches, read alike for the preview and the run. */
import type { ReadAs } from '@belegbar/domain/imports';
import { type RowRead, readRow } from './decide.ts';
import { rowsOf } from './file-rows.ts';
import type { AnyFields, Records } from './records.ts';
import type { Settings } from './tables.ts';

export const BATCH_ROWS = 250;

/** Without the headings; each batch is full but for the last. */
export async function* batchesOf(
  bytes: Uint8Array,
  settings: Settings,
  records: Records<AnyFields>,
  as: ReadAs,
): AsyncGenerator<RowRead[]> {
  let batch: RowRead[] = [];
  let isHeading = settings.hasHeadings;
  for await (const row of rowsOf(bytes, settings)) {
    if (isHeading) {
      isHeading = false;
      continue;
    }
    batch.push(readRow(records, row, settings.mapping, as));
    if (batch.length < BATCH_ROWS) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
