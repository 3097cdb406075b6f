/** The values of a payment or refund while they are written; one key for the one intended, however often it is sent. */
import type { Day } from '@belegbar/domain/calendar';
import { findPaymentProblems, findRefundProblems, type Rest } from '@belegbar/domain/invoices';
import { type Cents, sumCents } from '@belegbar/domain/money';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client, newKey } from '../../api.ts';
import { type ProblemAtField, problemsOf, useErrorText } from '../../problems.ts';
import { useToday } from '../../session.ts';
import { useFormat } from '../../ui/format.ts';
import { toast } from '../../ui/toast.tsx';
import { useInvoiceAnew, useInvoiceChanged } from '../cache.ts';
import type { Invoice, Payment } from '../messages.ts';
import { useInvoiceProblemText } from '../problem-text.ts';
import { MONEY_TEXTS, type MoneyAct } from './money-act.ts';
import { amountToPay, amountToRefund, openAsSeen } from './money-left.ts';
import { excessOf, skontoFor } from './skonto-for.ts';

export interface PaymentValues {
  /** Null while nothing readable stands there. */
  paidOn: Day | null;
  amount: Cents | null;
  method: Payment['method'];
  /** Of a payment: what the bank or PayPal kept. */
  fee: Cents | null;
  /** Why it cannot be read. */
  feeRefusal: string | null;
  /** Of a payment within a discount: what becomes of the rest; null while the terms decide. */
  rest: Rest | null;
  note: string;
}

export type PaymentForm = ReturnType<typeof usePaymentForm>;

interface Intent {
  invoice: Invoice;
  act: MoneyAct;
  onClose: () => void;
}

export function usePaymentForm(intent: Intent) {
  const { invoice, act } = intent;
  const limit = act === 'payment' ? amountToPay(invoice) : amountToRefund(invoice);
  const today = useToday();
  const problemText = useInvoiceProblemText();
  const errorText = useErrorText();
  const [isChecked, setChecked] = useState(false);
  const [values, setValues] = useState(() => usual(limit, today));
  const record = useRecord(intent);
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
    const { paidOn, amount } = values;
    if (paidOn !== null && amount !== null && problems.length === 0)
      record.mutate({ ...values, rest, excess, paidOn, amount });
  }
  return {
    limit,
    skonto,
    rest,
    excess,
    values,
    change: (changes: Partial<PaymentValues>) => setValues((before) => ({ ...before, ...changes })),
    errorAt,
    submit,
    isBusy: record.isPending,
    failure: record.isError && refused.length === 0 ? errorText(record.error) : null,
  };
}

function usual(limit: Cents, today: Day): PaymentValues {
  const money = { paidOn: today, amount: limit > 0 ? limit : null, method: 'bankTransfer' } as const;
  return { ...money, fee: null, feeRefusal: null, rest: null, note: '' };
}

function problemsOfMoney(
  { paidOn, amount, fee, feeRefusal, rest }: PaymentValues & { rest: Rest },
  { invoice, act, limit, today }: { invoice: Invoice; act: MoneyAct; limit: Cents; today: Day },
): ProblemAtField[] {
  if (paidOn === null) return [{ field: 'paidOn', code: 'day.form' }];
  if (amount === null) return [{ field: 'amount', code: 'number.empty' }];
  if (feeRefusal !== null) return [{ field: 'fee', code: feeRefusal }];
  const moved = { amount, paidOn, today };
  const before = sumCents(invoice.payments.map((payment) => payment.amount));
  return act === 'payment'
    ? findPaymentProblems({ ...moved, open: limit, before, fee: fee ?? undefined, excess: 'keep', rest })
    : findRefundProblems({ ...moved, received: limit, moved: invoice.payments });
}

function useRecord({ invoice, act, onClose }: Intent) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const changed = useInvoiceChanged();
  const anew = useInvoiceAnew();
  const texts = MONEY_TEXTS[act];
  const [idempotencyKey] = useState(newKey);
  return useMutation({
    mutationFn: ({
      fee,
      feeRefusal: _,
      rest,
      excess,
      ...money
    }: PaymentValues & { paidOn: Day; amount: Cents; rest: Rest; excess: Cents | null }) => {
      const moved = { id: invoice.id, idempotencyKey, ...money, open: openAsSeen(invoice) };
      if (act === 'refund') return client.invoices.recordRefund(moved);
      const kept = money.method === 'cash' || fee === null ? {} : { fee };
      // An excess is kept only if it was shown.
      const decided = { rest, excess: excess === null ? 'refuse' : 'keep' } as const;
      return client.invoices.recordPayment({ ...moved, ...kept, ...decided });
    },
    onSuccess: (next, { amount }) => {
      changed(next);
      toast.success(t(texts.recorded), t(texts.recordedText, { amount: format.money(amount) }));
      onClose();
    },
    onError: (error) => {
      if (problemsOf(error).length > 0) anew(invoice.id);
    },
  });
}
