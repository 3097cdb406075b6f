import type { Day } from '@belegbar/domain/calendar';
import type { PaymentMeans } from '@belegbar/domain/expenses';
import type { Cents } from '@belegbar/domain/money';
import type { Context } from '../platform/context.ts';
import { each, type Refused } from './each.ts';
import { payExpense } from './pay.ts';

export interface PayManyInput {
  idempotencyKey: string;
  paidOn: Day;
  /** How all of them were paid (BT-81); left out: not said. */
  paymentMeans?: PaymentMeans | undefined;
  /** Of each what `payExpense` wants to know. */
  expenses: readonly {
    id: string;
    amount: Cents;
    discount?: Cents | undefined;
    euros?: Cents | undefined;
  }[];
}

/** Records that several bills were paid on a day: each as by `payExpense`, whose refusal is its result. */
export async function payMany(
  context: Context,
  { idempotencyKey, paidOn, paymentMeans, expenses }: PayManyInput,
): Promise<{ results: { id: string; paymentId: string | null; refusal: Refused | null }[] }> {
  const results = await each(expenses, idempotencyKey, (expense, key) =>
    payExpense(context, { ...expense, idempotencyKey: key, paidOn, paymentMeans }),
  );
  return {
    results: results.map(({ item, done, refusal }) => ({
      id: item.id,
      paymentId: done?.id ?? null,
      refusal,
    })),
  };
}
