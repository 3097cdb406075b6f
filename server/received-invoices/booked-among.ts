import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { selectBookedAmong } from './store.ts';

/** Which of the expenses were booked from an e-invoice, whose file is their receipt. */
export async function bookedAmong(
  { businessId }: Context,
  transaction: Transaction,
  expenseIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await selectBookedAmong(transaction, businessId, expenseIds));
}
