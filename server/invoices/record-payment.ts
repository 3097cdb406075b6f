import { findPaymentProblems } from '@belegbar/domain/invoices';
import { bookPayment, bookPaymentWithDiscount, payableAmount } from '@belegbar/domain/journal';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { type MoneyInput, noteMoney } from './note-money.ts';
import { type InvoiceView, viewInvoice } from './read.ts';
import { lockStandingInvoice, settle } from './settle.ts';

export interface PaymentInput extends MoneyInput {
  /** `givenUp`: the rest is a discount for quick payment (Skonto); otherwise it stays open. */
  rest?: 'stays' | 'givenUp' | undefined;
}

/**
 * Records money that came in: a part keeps the invoice sent, all of it makes it paid. More than is open is refused: what a client pays
 * too much is owed back, and belongs to no invoice. Refuses NOT_FOUND, NOT_ISSUED, ALREADY_CANCELLED and INVALID at `amount` or `paidOn`.
 */
export function recordPayment(context: Context, input: PaymentInput): Promise<InvoiceView> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    await once(context, transaction, { key, procedure: 'invoices.recordPayment', request }, () =>
      receive(context, transaction, input),
    );
    return viewInvoice(context, transaction, input.id);
  });
}

async function receive(context: Context, transaction: Transaction, input: PaymentInput): Promise<string> {
  const { amount, paidOn } = input;
  const booked = await lockStandingInvoice(context, transaction, input.id);
  const open = payableAmount(booked.entries);
  const problems = findPaymentProblems({ amount, open, paidOn, today: context.platform.clock.today() });
  const id = await noteMoney(context, transaction, input, { problems, signed: amount });
  const book = input.rest === 'givenUp' ? bookPaymentWithDiscount : bookPayment;
  await settle(context, transaction, booked, {
    entries: book({ entries: booked.entries, amount, on: paidOn }),
    action: 'invoices.recordPayment',
    detail: { paymentId: id, amountCents: amount, paidOn, rest: input.rest ?? 'stays' },
  });
  return id;
}
