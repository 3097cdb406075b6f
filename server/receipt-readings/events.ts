import { ownerOf } from '../business/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { publishRecords } from '../platform/events/index.ts';

/** Tells the open pages of the owner that something was read. */
export async function publishReadings(context: Context, transaction: Transaction): Promise<void> {
  await publishRecords(transaction, {
    userId: await ownerOf(context, transaction),
    capability: 'receiptReadings',
  });
}
