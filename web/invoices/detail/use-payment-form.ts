/** The values of a payment or refund while they are written; one key for the one intended, however often it is sent. */
import type { Day } from '@belegbar/domain/calendar';
import { findPaymentProblems, findRefundProblems } from '@belegbar/domain/invoices';
import type { Cents } from '@belegbar/domain/money';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client, newKey } from '../../api.ts';
import { type ProblemAtField, problemsOf, useErrorText } from '../../problems.ts';
import { useToday } from '../../session.ts';
import { useFormat } from '../../ui/format.ts';
import { toast } from '../../ui/toast.tsx';
import { useInvoiceChanged } from '../cache.ts';
import type { Invoice, Payment } from '../messages.ts';
import { useInvoiceProblemText } from '../problem-text.ts';
import { MONEY_TEXTS, type MoneyAct } from './money-act.ts';
import { amountToRefund } from './money-left.ts';

export interface PaymentValues {
  /** Null while nothing readable stands there. */
  paidOn: Day | null;
  amount: Cents | null;
  method: Payment['method'];
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
  const limit = act === 'payment' ? invoice.open : amountToRefund(invoice);
  const today = useToday();
  const problemText = useInvoiceProblemText();
  const errorText = useErrorText();
  const [isChecked, setChecked] = useState(false);
  const [values, setValues] = useState<PaymentValues>({
    paidOn: today,
    amount: limit,
    method: 'bankTransfer',
    note: '',
  });
  const record = useRecord(intent);
  const problems = problemsOfMoney(values, { act, limit, today });
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
      record.mutate({ ...values, paidOn, amount });
  }
  return {
    limit,
    values,
    change: (changes: Partial<PaymentValues>) => setValues((before) => ({ ...before, ...changes })),
    errorAt,
    submit,
    isBusy: record.isPending,
    failure: record.isError && refused.length === 0 ? errorText(record.error) : null,
  };
}

function problemsOfMoney(
  { paidOn, amount }: PaymentValues,
  { act, limit, today }: { act: MoneyAct; limit: Cents; today: Day },
): ProblemAtField[] {
  if (paidOn === null) return [{ field: 'paidOn', code: 'day.form' }];
  if (amount === null) return [{ field: 'amount', code: 'number.empty' }];
  const moved = { amount, paidOn, today };
  return act === 'payment'
    ? findPaymentProblems({ ...moved, open: limit })
    : findRefundProblems({ ...moved, received: limit });
}

function useRecord({ invoice, act, onClose }: Intent) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const changed = useInvoiceChanged();
  const texts = MONEY_TEXTS[act];
  const [idempotencyKey] = useState(newKey);
  return useMutation({
    mutationFn: (money: PaymentValues & { paidOn: Day; amount: Cents }) => {
      const record = act === 'payment' ? client.invoices.recordPayment : client.invoices.recordRefund;
      return record({ id: invoice.id, idempotencyKey, ...money });
    },
    onSuccess: (next, { amount }) => {
      changed(next);
      toast.success(t(texts.recorded), t(texts.recordedText, { amount: format.money(amount) }));
      onClose();
    },
  });
}
