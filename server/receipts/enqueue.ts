/** The work that is promised with a receipt; done in `server/receipt-readings`. */
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { countReceipts } from './store.ts';

export const READ_RECEIPT = 'receipt-readings.read';

/** Promises that it is read. Whoever has many waiting comes behind whoever has few: the tenth of one business behind the ninth of another. */
export async function enqueueReading(
  context: Context,
  transaction: Transaction,
  receiptId: string,
): Promise<void> {
  const { businessId, platform } = context;
  const priority = -(await countReceipts(transaction, businessId));
  await platform.jobs.enqueue(transaction, {
    name: READ_RECEIPT,
    payload: { businessId, receiptId },
    priority,
  });
}
