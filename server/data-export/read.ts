import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { selectExport } from './store.ts';
import { type ExportView, viewOf } from './view.ts';

/** The latest export of the business, as this session sees it; null without one. */
export async function latestExport(
  context: Context,
  sessionId: string,
): Promise<{ export: ExportView | null }> {
  const row = await inSnapshot(context, (transaction) => selectExport(transaction, context.businessId));
  return { export: row === undefined ? null : viewOf(row, { now: context.platform.clock.now(), sessionId }) };
}
