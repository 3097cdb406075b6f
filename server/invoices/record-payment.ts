import { type Excess, findPaymentProblems, type Rest } from '@belegbar/domain/invoices';
import { bookAct, payableAmount, receivedAmount } from '@belegbar/domain/journal';
import { type Cents, subtractCents, ZERO } from '@belegbar/domain/money';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { type MoneyInput, noteMoney } from './note-money.ts';
import { type InvoiceView, viewInvoice } from './read.ts';
import { lockStandingInvoice, settle } from './settle.ts';

export interface PaymentInput extends MoneyInput {
  /** Cents that the bank or PayPal kept of the amount: a cost, the client has paid the whole. */
  fee?: Cents | undefined;
  /** `givenUp`: the rest is a discount for quick payment (Skonto); otherwise it stays open. */
  rest?: Rest | undefined;
  /** `keep`: more than is open stays as the client's credit; otherwise it is refused as an error. */
  excess?: Excess | undefined;
  /** Cents that were open, with what was written off, where the person looked; refused if it is another amount by now. */
  open?: Cents | undefined;
}

/**
 * Records money that came in: a part keeps the invoice sent, all of it makes it paid, and what goes beyond is owed back.
 * Refuses NOT_FOUND, NOT_ISSUED, NOT_AN_INVOICE, ALREADY_CANCELLED and INVALID at `amount`, `fee`, `rest` or `paidOn`.
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
  const { amount, paidOn, fee = ZERO, rest = 'stays', excess, open: seen } = input;
  const booked = await lockStandingInvoice(context, transaction, input.id);
  const open = payableAmount(booked.entries);
  const today = context.platform.clock.today();
  const before = receivedAmount(booked.entries);
  const problems = findPaymentProblems({ amount, open, before, seen, fee, excess, rest, paidOn, today });
  const discount = rest === 'givenUp' ? subtractCents(open, amount) : ZERO;
  const id = await noteMoney(context, transaction, input, { problems, signed: amount, fee, discount });
  await settle(context, transaction, booked, {
    entries: bookAct(booked.entries, { kind: 'payment', on: paidOn, amount, discount, fee }),
    action: 'invoices.recordPayment',
    detail: { paymentId: id, amountCents: amount, paidOn, rest, feeCents: fee, discountCents: discount },
  });
  return id;
}
