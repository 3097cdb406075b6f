/** The slow half of reading, which is promised when the quick one finds no text. */
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { waitingReceipts } from '../receipts/index.ts';

export const SEE_RECEIPT = 'receipt-readings.see';

/**
 * Promises that its picture is looked at; whoever has many waiting comes behind whoever has few.
 * @system Part of the work that was promised with the receipt.
 */
export function promiseSight(context: Context, receiptId: string): Promise<void> {
  const { businessId, platform } = context;
  return inTransaction(context, async (transaction) => {
    const priority = -(await waitingReceipts(context, transaction));
    await platform.jobs.enqueue(transaction, {
      name: SEE_RECEIPT,
      payload: { businessId, receiptId },
      priority,
    });
  });
}
