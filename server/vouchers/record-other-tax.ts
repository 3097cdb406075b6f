import { bookOtherTax, type OtherTaxPayment } from '@belegbar/domain/vouchers';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { enterVoucher, refuseBlocking, refuseFuture } from './enter.ts';

export type RecordOtherTaxPaymentInput = OtherTaxPayment & { idempotencyKey: string };

/** Records a tax beside VAT that was paid to the office, or refunded by it, once per key. Refuses INVALID: a day to come, and an amount of nothing. */
export async function recordOtherTax(
  context: Context,
  input: RecordOtherTaxPaymentInput,
): Promise<{ id: string }> {
  authorise(context);
  refuseFuture(context, 'paidOn', input.paidOn);
  refuseBlocking(input.amount === 0 ? [fieldProblem('amount', 'voucher.amount.none')] : []);
  return inTransaction(context, (transaction) =>
    enterVoucher(context, transaction, {
      kind: 'otherTax',
      verb: 'recordOtherTax',
      bookedOn: input.paidOn,
      input,
      book: (voucher) => bookOtherTax(input, voucher),
    }),
  );
}
