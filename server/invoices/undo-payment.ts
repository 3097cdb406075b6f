import { bookUndo, receivedAmount } from '@belegbar/domain/journal';
import { addCents, assert, type Cents, negateCents } from '@belegbar/domain/money';
import { v7 as uuid } from 'uuid';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid, notFound } from '../platform/refusal.ts';
import { actsOn } from './acts.ts';
import { moneyOf } from './amounts.ts';
import { standingPayments } from './note-money.ts';
import { type InvoiceView, viewInvoice } from './read.ts';
import { type BookedInvoice, lockBookedInvoice, settle } from './settle.ts';
import { insertPayment, selectPayments } from './store.ts';
import type { PaymentRecord } from './tables.ts';

export interface UndoPaymentInput {
  /** The invoice. */
  id: string;
  paymentId: string;
  idempotencyKey: string;
}

/**
 * Takes back a payment or refund that was noted by mistake, by a mirror of it: both stay, and money that never moved counts in no
 * period. Refuses NOT_FOUND, NOT_AN_INVOICE, and INVALID for what is taken back already, or has been refunded since.
 */
export function undoPayment(context: Context, input: UndoPaymentInput): Promise<InvoiceView> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    await once(context, transaction, { key, procedure: 'invoices.undoPayment', request }, () =>
      undo(context, transaction, input),
    );
    return viewInvoice(context, transaction, input.id);
  });
}

async function undo(context: Context, transaction: Transaction, input: UndoPaymentInput): Promise<string> {
  const booked = await lockBookedInvoice(context, transaction, input.id);
  const payments = await selectPayments(transaction, { businessId: context.businessId, id: input.id });
  const payment = payments.find(({ id }) => id === input.paymentId);
  if (payment === undefined) throw notFound();
  refuseWrongUndo(payment, payments, booked);
  const acts = await actsOn(context, transaction, booked);
  const wrong = acts.find(({ paymentId }) => paymentId === payment.id);
  assert(wrong !== undefined, 'a payment was told in the audit log');
  const id = uuid();
  await insertPayment(transaction, { ...mirrored(payment), id, created_at: context.platform.clock.now() });
  await settle(context, transaction, booked, {
    entries: bookUndo({ entries: booked.entries, acts, wrong }),
    action: payment.amount < 0 ? 'invoices.undoRefund' : 'invoices.undoPayment',
    detail: {
      paymentId: id,
      reverses: payment.id,
      amountCents: Math.abs(moneyOf(payment).amount),
    },
  });
  return id;
}

function refuseWrongUndo(payment: PaymentRecord, all: PaymentRecord[], { entries }: BookedInvoice): void {
  const isUndone = all.some(({ reverses }) => reverses === payment.id);
  if (isUndone || payment.reverses !== null)
    throw invalid([fieldProblem('paymentId', 'payment.undo.undone')]);
  const left = addCents(receivedAmount(entries), negateCents(moneyOf(payment).amount));
  const isRefunded = standingPayments(all).some(({ amount, id }) => amount < 0 && id > payment.id);
  if (payment.amount > 0 && (left < 0 || isRefunded))
    throw invalid([fieldProblem('paymentId', 'payment.undo.refunded')]);
}

function mirrored(payment: PaymentRecord) {
  const { business_id, id, invoice_id, paid_on, method } = payment;
  return {
    business_id,
    invoice_id,
    paid_on,
    method,
    note: '',
    reverses: id,
    amount: negateCents(payment.amount),
    fee: negateCents(payment.fee),
    discount: negateCents(payment.discount),
    currency_amount: turned(payment.currency_amount),
    currency_discount: turned(payment.currency_discount),
  };
}

function turned(amount: Cents | null): Cents | null {
  return amount === null ? null : negateCents(amount);
}
