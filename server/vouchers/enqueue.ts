/** The work that is promised with an own receipt; done in `jobs.ts`. */
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';

export const STORE_RECEIPT = 'vouchers.store-receipt';
export const STORE_MISSING = 'vouchers.store-missing';

/** Promises the PDF of an own receipt. */
export function enqueueStoreReceipt(
  context: Context,
  transaction: Transaction,
  voucherId: string,
): Promise<void> {
  const payload = { businessId: context.businessId, voucherId };
  return context.platform.jobs.enqueue(transaction, { name: STORE_RECEIPT, payload });
}
