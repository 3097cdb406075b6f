import { findRefundProblems } from '@belegbar/domain/invoices';
import { payableAmount, receivedAmount, taxedOfRefund } from '@belegbar/domain/journal';
import { type Cents, negateCents } from '@belegbar/domain/money';
import { v7 as uuid } from 'uuid';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { bookOnItsDay } from './acts.ts';
import { moneyOf } from './amounts.ts';
import { auditedCurrency, type MoneyInput, noteMoney, refuseProblems } from './note-money.ts';
import { type InvoiceView, viewInvoice } from './read.ts';
import { lockBookedInvoice, refuseChanged, settle } from './settle.ts';
import { selectPayments } from './store.ts';

export interface RefundInput extends MoneyInput {
  /**
   * Cents that were open, with what was written off, where the person looked: below zero for what is owed back, which of a cancelled
   * invoice is all that came in. Refused if it is another amount by now.
   */
  open?: Cents | undefined;
}

/** Records money given back, also for a cancelled invoice. Refuses NOT_FOUND, NOT_ISSUED and INVALID at `amount`, `euros` or `paidOn`. */
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
  const { amount, paidOn, euros } = input;
  const booked = await lockBookedInvoice(context, transaction, input.id);
  const received = receivedAmount(booked.entries);
  const isCancelled = booked.invoice.cancelled_by !== null;
  refuseChanged('amount', isCancelled ? negateCents(received) : payableAmount(booked.entries), input.open);
  const payments = await selectPayments(transaction, { businessId: context.businessId, id: input.id });
  const { invoice, entries } = booked;
  refuseProblems(
    findRefundProblems({
      amount,
      currency: invoice.currency,
      euros,
      paidOn,
      today: context.platform.clock.today(),
      received,
      moved: payments.map((payment) => ({ paidOn: payment.paid_on, amount: moneyOf(payment).amount })),
    }),
  );
  const moved =
    euros === undefined ? {} : { moved: { euros, taxed: taxedOfRefund(entries, { amount, on: paidOn }) } };
  const act = { kind: 'refund', on: paidOn, amount, ...moved } as const;
  const made = await bookOnItsDay(context, transaction, booked, act);
  const id = uuid();
  await Promise.all([
    noteMoney(context, transaction, input, { id, invoice, signed: negateCents(amount), made }),
    settle(context, transaction, booked, {
      entries: made,
      action: 'invoices.recordRefund',
      detail: { paymentId: id, amountCents: amount, paidOn, ...auditedCurrency(invoice, moved) },
    }),
  ]);
  return id;
}
