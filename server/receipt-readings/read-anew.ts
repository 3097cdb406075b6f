import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { enqueueReading, receiptsKeptBefore } from '../receipts/index.ts';
import { selectReadings } from './store.ts';

const HOUR_MS = 3_600_000;

/**
 * Promises reading anew for what waits longer than an hour and was not read: from before receipts were read, or after a long outage.
 * @system A job that tidies up.
 */
export function readAnew(context: Context): Promise<void> {
  const before = new Date(context.platform.clock.now().getTime() - HOUR_MS);
  return inTransaction(context, async (transaction) => {
    const ids = await receiptsKeptBefore(context, transaction, before);
    const readings = await selectReadings(transaction, context.businessId, ids);
    const read = new Set(readings.map((reading) => reading.receipt_id));
    for (const id of ids.filter((each) => !read.has(each))) await enqueueReading(context, transaction, id);
  });
}
