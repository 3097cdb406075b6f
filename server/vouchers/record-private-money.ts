import { bookPrivateMoney, type PrivateMoney } from '@belegbar/domain/vouchers';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { enterVoucher, refuseBlocking, refuseFuture } from './enter.ts';

export type RecordPrivateMoneyInput = PrivateMoney & { idempotencyKey: string };

/** Records money that the owner took out or put in, once per key. Refuses INVALID: a day to come, and an amount that is not above zero. */
export async function recordPrivateMoney(
  context: Context,
  input: RecordPrivateMoneyInput,
): Promise<{ id: string }> {
  authorise(context);
  refuseFuture(context, 'movedOn', input.movedOn);
  refuseBlocking(input.amount > 0 ? [] : [fieldProblem('amount', 'payment.amount.not-positive')]);
  return inTransaction(context, (transaction) =>
    enterVoucher(context, transaction, {
      kind: 'privateMoney',
      verb: 'recordPrivateMoney',
      bookedOn: input.movedOn,
      input,
      book: (voucher) => bookPrivateMoney(input, voucher),
    }),
  );
}
