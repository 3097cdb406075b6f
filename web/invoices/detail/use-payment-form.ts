/** The values of a payment while they are written; one key for the one intended payment, however often it is sent. */
import type { Day } from '@belegbar/domain/calendar';
import { findPaymentProblems } from '@belegbar/domain/invoices';
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

export interface PaymentValues {
  /** Null while nothing readable stands there. */
  paidOn: Day | null;
  amount: Cents | null;
  method: Payment['method'];
  note: string;
}

export type PaymentForm = ReturnType<typeof usePaymentForm>;

export function usePaymentForm(invoice: Invoice, onClose: () => void) {
  const today = useToday();
  const problemText = useInvoiceProblemText();
  const errorText = useErrorText();
  const [isChecked, setChecked] = useState(false);
  const [values, setValues] = useState<PaymentValues>({
    paidOn: today,
    amount: invoice.open,
    method: 'bankTransfer',
    note: '',
  });
  const record = useRecord(invoice, onClose);
  const problems = problemsOfPayment(values, invoice.open, today);
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
    values,
    change: (changes: Partial<PaymentValues>) => setValues((before) => ({ ...before, ...changes })),
    errorAt,
    submit,
    isBusy: record.isPending,
    failure: record.isError && refused.length === 0 ? errorText(record.error) : null,
  };
}

function problemsOfPayment({ paidOn, amount }: PaymentValues, open: Cents, today: Day): ProblemAtField[] {
  if (paidOn === null) return [{ field: 'paidOn', code: 'day.form' }];
  if (amount === null) return [{ field: 'amount', code: 'number.empty' }];
  return findPaymentProblems({ amount, open, paidOn, today });
}

function useRecord(invoice: Invoice, onClose: () => void) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const changed = useInvoiceChanged();
  const [idempotencyKey] = useState(newKey);
  return useMutation({
    mutationFn: (payment: PaymentValues & { paidOn: Day; amount: Cents }) =>
      client.invoices.recordPayment({ id: invoice.id, idempotencyKey, ...payment }),
    onSuccess: (next, { amount }) => {
      changed(next);
      toast.success(t('payment.recorded'), t('payment.recordedText', { amount: format.money(amount) }));
      onClose();
    },
  });
}
