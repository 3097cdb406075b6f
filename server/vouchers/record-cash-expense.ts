import type { Problem } from '@belegbar/domain/problem';
import { bookCashExpense, type CashExpense } from '@belegbar/domain/vouchers';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { enterVoucher, refuseBlocking, refuseFuture } from './enter.ts';

export type RecordCashExpenseInput = CashExpense & { idempotencyKey: string };

/**
 * Records cash that was paid without a slip, by an own receipt, once per key. Refuses INVALID: a day to come, an amount that is not above
 * zero, and where it is not said what it was for or why there is no slip.
 */
export async function recordCashExpense(
  context: Context,
  input: RecordCashExpenseInput,
): Promise<{ id: string }> {
  authorise(context);
  refuseFuture(context, 'paidOn', input.paidOn);
  refuseBlocking(inputProblems(input));
  return inTransaction(context, (transaction) =>
    enterVoucher(context, transaction, {
      kind: 'cashExpense',
      verb: 'recordCashExpense',
      bookedOn: input.paidOn,
      input,
      book: (voucher) => bookCashExpense(input, voucher),
    }),
  );
}

function inputProblems(input: CashExpense): Problem[] {
  return [
    ...(input.amount > 0 ? [] : [fieldProblem('amount', 'payment.amount.not-positive')]),
    ...(['purpose', 'noSlipReason'] as const)
      .filter((field) => input[field].trim() === '')
      .map((field) => fieldProblem(field, 'voucher.cash.unsaid')),
  ];
}
