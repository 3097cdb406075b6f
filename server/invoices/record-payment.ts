import type { Day } from '@belegbar/domain/calendar';
import { findPaymentProblems } from '@belegbar/domain/invoices';
import { bookPayment, bookPaymentWithDiscount, payableAmount } from '@belegbar/domain/journal';
import type { Cents } from '@belegbar/domain/money';
import { v7 as uuid } from 'uuid';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { type InvoiceView, viewInvoice } from './read.ts';
import { lockStandingInvoice, settle } from './settle.ts';
import { insertPayment } from './store.ts';
import type { PaymentMethod } from './tables.ts';

export interface PaymentInput {
  id: string;
  idempotencyKey: string;
  /** Today or earlier; before the invoice date for an advance. */
  paidOn: Day;
  /** Cents above zero, at most what is open. */
  amount: Cents;
  method: PaymentMethod;
  note: string;
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
  const { amount, paidOn, method, note } = input;
  const booked = await lockStandingInvoice(context, transaction, input.id);
  const open = payableAmount(booked.entries);
  const problems = findPaymentProblems({ amount, open, paidOn, today: context.platform.clock.today() });
  if (problems.length > 0) throw invalid(problems);
  const id = uuid();
  await insertPayment(transaction, {
    business_id: context.businessId,
    id,
    invoice_id: input.id,
    paid_on: paidOn,
    amount,
    method,
    note,
    created_at: context.platform.clock.now(),
  });
  const book = input.rest === 'givenUp' ? bookPaymentWithDiscount : bookPayment;
  await settle(context, transaction, booked, {
    entries: book({ entries: booked.entries, amount, on: paidOn }),
    action: 'invoices.recordPayment',
    detail: { paymentId: id, amountCents: amount, paidOn, rest: input.rest ?? 'stays' },
  });
  return id;
}
