import { findRefundProblems } from '@belegbar/domain/invoices';
import { bookRefund, receivedAmount } from '@belegbar/domain/journal';
import { negateCents } from '@belegbar/domain/money';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { type MoneyInput, noteMoney } from './note-money.ts';
import { type InvoiceView, viewInvoice } from './read.ts';
import { lockBookedInvoice, settle } from './settle.ts';

/** Records money given back, also for a cancelled invoice. Refuses NOT_FOUND, NOT_ISSUED and INVALID at `amount` or `paidOn`. */
export function recordRefund(context: Context, input: MoneyInput): Promise<InvoiceView> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    await once(context, transaction, { key, procedure: 'invoices.recordRefund', request }, () =>
      giveBack(context, transaction, input),
    );
    return viewInvoice(context, transaction, input.id);
  });
}

async function giveBack(context: Context, transaction: Transaction, input: MoneyInput): Promise<string> {
  const { amount, paidOn } = input;
  const booked = await lockBookedInvoice(context, transaction, input.id);
  const received = receivedAmount(booked.entries);
  const problems = findRefundProblems({ amount, received, paidOn, today: context.platform.clock.today() });
  const id = await noteMoney(context, transaction, input, { problems, signed: negateCents(amount) });
  await settle(context, transaction, booked, {
    entries: bookRefund({ entries: booked.entries, amount, on: paidOn }),
    action: 'invoices.recordRefund',
    detail: { paymentId: id, amountCents: amount, paidOn },
  });
  return id;
}
