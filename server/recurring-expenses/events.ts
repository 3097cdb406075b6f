import { ownerOf } from '../business/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { publishRecords } from '../platform/events/index.ts';

/** Tells the open pages of the owner that what recurs, or a due day of it, has changed. */
export async function publishRecurring(context: Context, transaction: Transaction): Promise<void> {
  const userId = await ownerOf(context, transaction);
  await publishRecords(transaction, { userId, capability: 'recurringExpenses' });
}
