import type { Day } from '@belegbar/domain/calendar';
import { findPaymentProblems } from '@belegbar/domain/invoices';
import { bookRefund, receivedAmount } from '@belegbar/domain/journal';
import { type Cents, negateCents } from '@belegbar/domain/money';
import { v7 as uuid } from 'uuid';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { type InvoiceView, viewInvoice } from './read.ts';
import { lockBookedInvoice, settle } from './settle.ts';
import { insertPayment } from './store.ts';
import type { PaymentMethod } from './tables.ts';

export interface RefundInput {
  id: string;
  idempotencyKey: string;
  /** Today or earlier. */
  paidOn: Day;
  /** Cents above zero, at most what was received. */
  amount: Cents;
  method: PaymentMethod;
  note: string;
}

/** Records money given back, also for a cancelled invoice. Refuses NOT_FOUND, NOT_ISSUED and INVALID at `amount` or `paidOn`. */
export function recordRefund(context: Context, input: RefundInput): Promise<InvoiceView> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    await once(context, transaction, { key, procedure: 'invoices.recordRefund', request }, () =>
      giveBack(context, transaction, input),
    );
    return viewInvoice(context, transaction, input.id);
  });
}

async function giveBack(context: Context, transaction: Transaction, input: RefundInput): Promise<string> {
  const { amount, paidOn, method, note } = input;
  const booked = await lockBookedInvoice(context, transaction, input.id);
  const open = receivedAmount(booked.entries);
  const problems = findPaymentProblems({ amount, open, paidOn, today: context.platform.clock.today() });
  if (problems.length > 0) throw invalid(problems);
  const id = uuid();
  await insertPayment(transaction, {
    business_id: context.businessId,
    id,
    invoice_id: input.id,
    paid_on: paidOn,
    amount: negateCents(amount),
    method,
    note,
    created_at: context.platform.clock.now(),
  });
  await settle(context, transaction, booked, {
    entries: bookRefund({ entries: booked.entries, amount, on: paidOn }),
    action: 'invoices.recordRefund',
    detail: { paymentId: id, amountCents: amount, paidOn },
  });
  return id;
}
