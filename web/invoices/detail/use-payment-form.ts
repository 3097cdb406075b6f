/** The values of a payment or refund while they are written. */
import type { Day } from '@belegbar/domain/calendar';
import { findPaymentProblems, findRefundProblems, type Rest } from '@belegbar/domain/invoices';
import { type Cents, type Decimal, sumCents } from '@belegbar/domain/money';
import { useToday } from '../../session/session.ts';
import type { ProblemAtField } from '../../ui/form/completed.ts';
import { useForm } from '../../ui/form/use-form.ts';
import type { Invoice, Payment } from '../messages.ts';
import { useInvoiceProblemText } from '../problem-text.ts';
import type { MoneyAct } from './money-act.ts';
import { amountToPay, amountToRefund } from './money-left.ts';
import { eurosAtInvoiceRate } from './moved-euros.ts';
import { excessOf, skontoFor } from './skonto-for.ts';
import { type DecidedMoney, type Intent, useRecordMoney } from './use-record-money.ts';

export interface PaymentValues {
  /** Null while nothing readable stands there. */
  paidOn: Day | null;
  /** In the invoice's currency. */
  amount: Cents | null;
  /** Of another currency: on the own account, which nobody else knows. */
  euros: Cents | null;
  /** Of another currency: for VAT that arises with the money; null for none. */
  unitsPerEuro: Decimal | null;
  method: Payment['method'];
  /** Of a payment: what the bank or PayPal kept, in euros. */
  fee: Cents | null;
  /** Of a payment within a discount: what becomes of the rest; null while the terms decide. */
  rest: Rest | null;
  note: string;
}

export type PaymentForm = ReturnType<typeof usePaymentForm>;

export function usePaymentForm(intent: Intent) {
  const { invoice, act } = intent;
  const limit = act === 'payment' ? amountToPay(invoice) : amountToRefund(invoice);
  const today = useToday();
  const record = useRecordMoney(intent);
  const skontoOf = (values: PaymentValues) => (act === 'payment' ? skontoFor(invoice, values) : null);
  const restOf = (values: PaymentValues) => restWithin(skontoOf(values), values.rest);
  const excess = ({ amount }: PaymentValues) => (act === 'payment' ? excessOf(amount, limit) : null);
  const form = useForm<PaymentValues, DecidedMoney>({
    begin: usual(limit, today),
    complete: (values) => {
      const rest = restOf(values);
      const problems = problemsOfMoney({ ...values, rest }, { invoice, act, limit, today });
      const money = decided(values, invoice);
      if (money === null || problems.length > 0) return { ok: false, problems };
      return { ok: true, value: { ...money, rest, excess: excess(values) } };
    },
    act: record,
    say: useInvoiceProblemText(invoice.currency),
  });
  const { values } = form;
  return {
    ...form,
    limit,
    skonto: skontoOf(values),
    rest: restOf(values),
    excess: excess(values),
    atRate: eurosAtInvoiceRate(invoice, values.amount),
  };
}

function restWithin(skonto: ReturnType<typeof skontoFor>, chosen: Rest | null): Rest {
  return skonto === null || skonto.rest === 0 ? 'stays' : (chosen ?? skonto.proposed);
}

function usual(limit: Cents, today: Day): PaymentValues {
  const money = { paidOn: today, amount: limit > 0 ? limit : null, method: 'bankTransfer' } as const;
  return { ...money, euros: null, unitsPerEuro: null, fee: null, rest: null, note: '' };
}

function problemsOfMoney(
  { paidOn, amount, fee, rest, euros, unitsPerEuro }: PaymentValues & { rest: Rest },
  { invoice, act, limit, today }: { invoice: Invoice; act: MoneyAct; limit: Cents; today: Day },
): ProblemAtField[] {
  if (paidOn === null) return [{ field: 'paidOn', code: 'day.form' }];
  if (amount === null) return [{ field: 'amount', code: 'number.empty' }];
  const { currency } = invoice;
  const foreign = currency === 'EUR' ? {} : { currency, euros: euros ?? undefined, unitsPerEuro };
  const moved = { amount, paidOn, today, ...foreign };
  const before = sumCents(invoice.payments.map((payment) => payment.amount));
  return act === 'payment'
    ? findPaymentProblems({ ...moved, open: limit, before, fee: fee ?? undefined, excess: 'keep', rest })
    : findRefundProblems({ ...moved, received: limit, moved: invoice.payments });
}

/** Null while day or amount cannot be read. */
function decided(
  { paidOn, amount, euros, unitsPerEuro, method, note, fee }: PaymentValues,
  { currency }: Invoice,
): Omit<DecidedMoney, 'rest' | 'excess'> | null {
  if (paidOn === null || amount === null) return null;
  const money = { paidOn, amount, method, note, fee };
  if (currency === 'EUR' || euros === null) return money;
  return { ...money, euros, ...(unitsPerEuro === null ? {} : { unitsPerEuro }) };
}
