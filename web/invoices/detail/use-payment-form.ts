/** The values of a payment or refund while they are written. */
import type { Day } from '@belegbar/domain/calendar';
import { findPaymentProblems, findRefundProblems, type Rest } from '@belegbar/domain/invoices';
import { type Cents, type Decimal, sumCents } from '@belegbar/domain/money';
import { type FormEvent, useState } from 'react';
import { type ProblemAtField, problemsOf, useErrorText } from '../../problems.ts';
import { useToday } from '../../session.ts';
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
  rateRefusal: string | null;
  method: Payment['method'];
  /** Of a payment: what the bank or PayPal kept, in euros. */
  fee: Cents | null;
  /** Why it cannot be read. */
  feeRefusal: string | null;
  /** Of a payment within a discount: what becomes of the rest; null while the terms decide. */
  rest: Rest | null;
  note: string;
}

export type PaymentForm = ReturnType<typeof usePaymentForm>;

export function usePaymentForm(intent: Intent) {
  const { invoice, act } = intent;
  const limit = act === 'payment' ? amountToPay(invoice) : amountToRefund(invoice);
  const today = useToday();
  const problemText = useInvoiceProblemText(invoice.currency);
  const errorText = useErrorText();
  const [isChecked, setChecked] = useState(false);
  const [values, setValues] = useState(() => usual(limit, today));
  const record = useRecordMoney(intent);
  const atRate = eurosAtInvoiceRate(invoice, values.amount);
  const skonto = act === 'payment' ? skontoFor(invoice, values) : null;
  const rest = skonto === null || skonto.rest === 0 ? 'stays' : (values.rest ?? skonto.proposed);
  const excess = act === 'payment' ? excessOf(values.amount, limit) : null;
  const problems = problemsOfMoney({ ...values, rest }, { invoice, act, limit, today });
  const refused = problemsOf(record.error);
  function errorAt(field: string): string | undefined {
    const found = [...(isChecked ? problems : []), ...refused].find((problem) => problem.field === field);
    return found && problemText(found);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    const money = decided(values, invoice);
    if (money !== null && problems.length === 0) record.mutate({ ...money, rest, excess });
  }
  return {
    ...{ limit, skonto, rest, excess, values, atRate },
    change: (changes: Partial<PaymentValues>) => setValues((before) => ({ ...before, ...changes })),
    errorAt,
    submit,
    isBusy: record.isPending,
    failure: record.isError && refused.length === 0 ? errorText(record.error) : null,
  };
}

function usual(limit: Cents, today: Day): PaymentValues {
  const money = { paidOn: today, amount: limit > 0 ? limit : null, method: 'bankTransfer' } as const;
  const foreign = { euros: null, unitsPerEuro: null, rateRefusal: null };
  return { ...money, ...foreign, fee: null, feeRefusal: null, rest: null, note: '' };
}

type Written = Omit<PaymentValues, 'rest'>;

function problemsOfMoney(
  { paidOn, amount, fee, feeRefusal, rest, euros, unitsPerEuro, rateRefusal }: Written & { rest: Rest },
  { invoice, act, limit, today }: { invoice: Invoice; act: MoneyAct; limit: Cents; today: Day },
): ProblemAtField[] {
  if (paidOn === null) return [{ field: 'paidOn', code: 'day.form' }];
  if (amount === null) return [{ field: 'amount', code: 'number.empty' }];
  if (feeRefusal !== null) return [{ field: 'fee', code: feeRefusal }];
  if (rateRefusal !== null) return [{ field: 'unitsPerEuro', code: rateRefusal }];
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
  { paidOn, amount, euros, unitsPerEuro, method, note, fee }: Written,
  { currency }: Invoice,
): Omit<DecidedMoney, 'rest' | 'excess'> | null {
  if (paidOn === null || amount === null) return null;
  const money = { paidOn, amount, method, note, fee };
  if (currency === 'EUR' || euros === null) return money;
  return { ...money, euros, ...(unitsPerEuro === null ? {} : { unitsPerEuro }) };
}
