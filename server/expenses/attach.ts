import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { attachTo } from './attach-to.ts';
import { isUndone, lockExpense } from './store.ts';

export interface AttachReceiptInput {
  id: string;
  idempotencyKey: string;
  /** One that waits to be entered. */
  receiptId: string;
}

/**
 * Makes a receipt that waits one of the bill, once per key; from then on it is kept as long as the bill (§ 147 AO). Refuses NOT_FOUND for
 * either, also for a stranger's, and ALREADY_TAKEN_BACK. Answers the id of the file.
 */
export function attachReceipt(context: Context, input: AttachReceiptInput): Promise<{ id: string }> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const made = await once(context, transaction, { key, procedure: 'expenses.attach', request }, () =>
      attach(context, transaction, input),
    );
    return { id: made.subjectId };
  });
}

async function attach(
  context: Context,
  transaction: Transaction,
  { id, receiptId }: AttachReceiptInput,
): Promise<string> {
  const { number } = await lockExpense(transaction, { businessId: context.businessId, id });
  if (await isUndone(transaction, { businessId: context.businessId, id }))
    throw new Refusal('ALREADY_TAKEN_BACK');
  return attachTo(context, transaction, { id, number, receiptId });
}
