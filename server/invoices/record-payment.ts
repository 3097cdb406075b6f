import { type Excess, findPaymentProblems, type Rest } from '@belegbar/domain/invoices';
import {
  type BookedEntry,
  discountDayOf,
  isTaxedOnReceipt,
  type MovedEuros,
  payableAmount,
  receivedAmount,
} from '@belegbar/domain/journal';
import {
  type Cents,
  centsAtRate,
  type Decimal,
  eurosFromCents,
  subtractCents,
  ZERO,
} from '@belegbar/domain/money';
import { v7 as uuid } from 'uuid';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { bookOnItsDay } from './acts.ts';
import { auditedCurrency, type MoneyInput, noteMoney, refuseProblems } from './note-money.ts';
import { type InvoiceView, viewInvoice } from './read.ts';
import { lockStandingInvoice, settle } from './settle.ts';

export interface PaymentInput extends MoneyInput {
  /** Cents of euros that the bank or PayPal kept of the amount: a cost, the client has paid the whole. */
  fee?: Cents | undefined;
  /** Units of the currency for one euro at which VAT counts it where it arises with the money; what came, if nothing is said. */
  unitsPerEuro?: Decimal | null | undefined;
  /** `givenUp`: the rest is a discount for quick payment (Skonto); otherwise it stays open. */
  rest?: Rest | undefined;
  /** `keep`: more than is open stays as the client's credit; otherwise it is refused as an error. */
  excess?: Excess | undefined;
  /** Cents that were open, with what was written off, where the person looked; refused if it is another amount by now. */
  open?: Cents | undefined;
}

/**
 * Records money that came in: a part keeps the invoice sent, all of it makes it paid, and what goes beyond is owed back.
 * Refuses NOT_FOUND, NOT_ISSUED, NOT_AN_INVOICE, ALREADY_CANCELLED and INVALID at `amount`, `euros`, `fee`, `rest` or `paidOn`.
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
  const { invoice } = booked;
  const { euros, unitsPerEuro } = input;
  const money = { amount, currency: invoice.currency, euros, unitsPerEuro, paidOn, today };
  refuseProblems(findPaymentProblems({ ...money, open, before, seen, fee, excess, rest }));
  const discount = rest === 'givenUp' ? subtractCents(open, amount) : ZERO;
  const moved = movedBy(input, booked.entries);
  const given = discount > 0 ? discountDayOf(booked.entries, paidOn) : {};
  const act = { kind: 'payment', on: paidOn, amount, discount, ...given, fee, ...moved } as const;
  const made = await bookOnItsDay(context, transaction, booked, act);
  const id = uuid();
  await Promise.all([
    noteMoney(context, transaction, input, { id, invoice, signed: amount, fee, discount, made }),
    settle(context, transaction, booked, {
      entries: made,
      action: 'invoices.recordPayment',
      detail: {
        paymentId: id,
        amountCents: amount,
        paidOn,
        rest,
        feeCents: fee,
        discountCents: discount,
        ...auditedCurrency(invoice, moved),
      },
    }),
  ]);
  return id;
}

/** What the journal is told of money in another currency; a rate for VAT counts only where VAT arises with the money. */
function movedBy(
  { amount, euros, unitsPerEuro }: PaymentInput,
  entries: readonly BookedEntry[],
): { moved?: MovedEuros } {
  if (euros === undefined) return {};
  const isTaxed = entries.some((entry) => entry.kind === 'invoice' && isTaxedOnReceipt(entry));
  if (unitsPerEuro == null || !isTaxed) return { moved: { euros, taxed: euros } };
  const taxed = centsAtRate(eurosFromCents(amount), unitsPerEuro);
  if (taxed === null) throw invalid([fieldProblem('unitsPerEuro', 'currency.rate.range')]);
  return { moved: { euros, taxed } };
}
