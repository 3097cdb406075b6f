import type { Context } from '../platform/context.ts';
import { each, type Refused } from './each.ts';
import { undoExpensePayment } from './undo-payment.ts';

export interface UndoPaymentsInput {
  idempotencyKey: string;
  payments: readonly { id: string; paymentId: string }[];
}

/** Takes back payments of several bills: each as by `undoExpensePayment`, whose refusal is its result. */
export async function undoPayments(
  context: Context,
  { idempotencyKey, payments }: UndoPaymentsInput,
): Promise<{ results: { id: string; refusal: Refused | null }[] }> {
  const results = await each(payments, idempotencyKey, (payment, key) =>
    undoExpensePayment(context, { ...payment, idempotencyKey: key }),
  );
  return { results: results.map(({ item, refusal }) => ({ id: item.id, refusal })) };
}
