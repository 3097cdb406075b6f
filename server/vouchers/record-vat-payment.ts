import type { Problem } from '@belegbar/domain/problem';
import { bookVatPayment, type VatPayment } from '@belegbar/domain/vouchers';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { enterVoucher, refuseBlocking, refuseFuture } from './enter.ts';

export type RecordVatPaymentInput = VatPayment & { idempotencyKey: string };

/**
 * Records VAT that was paid to the tax office, or refunded by it, once per key; the year in which it counts follows from the period, the
 * extension and the day (§ 11 EStG). Refuses INVALID: a day to come, and an amount of nothing.
 */
export async function recordVatPayment(
  context: Context,
  input: RecordVatPaymentInput,
): Promise<{ id: string }> {
  authorise(context);
  refuseFuture(context, 'paidOn', input.paidOn);
  refuseBlocking(inputProblems(input));
  return inTransaction(context, (transaction) =>
    enterVoucher(context, transaction, {
      kind: 'vatPayment',
      verb: 'recordVatPayment',
      bookedOn: input.paidOn,
      input,
      book: (voucher, { extension }) => bookVatPayment(input, extension, voucher),
    }),
  );
}

function inputProblems({ amount, paidOn, directDebitFiledOn }: VatPayment): Problem[] {
  const isFiledLater = directDebitFiledOn !== null && directDebitFiledOn > paidOn;
  return [
    ...(amount === 0 ? [fieldProblem('amount', 'voucher.amount.none')] : []),
    ...(isFiledLater ? [fieldProblem('directDebitFiledOn', 'voucher.filed.after-payment')] : []),
  ];
}
