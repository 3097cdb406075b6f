/** Notes that several bills were paid in full on a day. */
import type { Day } from '@belegbar/domain/calendar';
import { PAYMENT_MEANS, type PaymentMeans } from '@belegbar/domain/expenses';
import { sumCents } from '@belegbar/domain/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../connection/api.ts';
import { useToday } from '../../session/session.ts';
import { DayField } from '../../ui/DayField.tsx';
import { useFormat } from '../../ui/format.ts';
import { Money } from '../../ui/Money.tsx';
import { SelectField } from '../../ui/TextFields.tsx';
import { WhatItChanges } from '../WhatItChanges.tsx';
import { ManyDialog } from './ManyDialog.tsx';
import type { ListedExpense } from './use-list.ts';
import { useMany } from './use-many.ts';

interface Props {
  chosen: readonly ListedExpense[];
  onClose: () => void;
}

/** In another currency what left the account is asked for, bill by bill. */
function isPayable({ state, open, currency }: ListedExpense): boolean {
  return state !== 'takenBack' && open > 0 && currency === 'EUR';
}

export function PayMany({ chosen, onClose }: Props) {
  const { t } = useTranslation(['expense-list', 'expense-form']);
  const format = useFormat();
  const today = useToday();
  const [paidOn, setPaidOn] = useState<Day | null>(today);
  const [paymentMeans, setPaymentMeans] = useState<PaymentMeans>('creditTransfer');
  const [rows] = useState(() => chosen.filter(isPayable));
  const isComplete = paidOn !== null && paidOn <= today;
  const { run, count } = useMany({
    rows,
    act: (part, idempotencyKey) =>
      client.expenses.payMany({
        idempotencyKey,
        paidOn: paidOn ?? today,
        paymentMeans,
        expenses: part.map(({ id, open: amount }) => ({ id, amount })),
      }),
    undo: (done, idempotencyKey) =>
      client.expenses.undoPayments({
        idempotencyKey,
        payments: done.flatMap(({ id, paymentId }) => (paymentId === null ? [] : [{ id, paymentId }])),
      }),
    said: (done) => t('pay.done', { count: done, total: format.count(done) }),
  });
  const sum = format.money(sumCents(rows.map(({ open }) => open)));
  return (
    <ManyDialog
      title={t('pay.title', { count: rows.length, total: format.count(rows.length) })}
      text={t('pay.text', { sum })}
      rows={rows}
      told={({ open }) => <Money cents={open} />}
      skipped={{ count: chosen.length - rows.length, why: t('pay.skipped') }}
      confirmLabel={t('pay.confirm')}
      isComplete={isComplete}
      done={count}
      onConfirm={run}
      onClose={onClose}
    >
      <DayField
        label={t('pay.day')}
        autoFocus
        value={paidOn}
        onChange={setPaidOn}
        error={paidOn !== null && paidOn > today ? t('pay.future') : undefined}
        required
      />
      <SelectField
        label={t('expense-form:payment')}
        value={paymentMeans}
        onChange={setPaymentMeans}
        choices={PAYMENT_MEANS.map((value) => ({ value, label: t(`expense-form:means.${value}`) }))}
      />
      {isComplete && (
        <WhatItChanges
          acts={rows.map(({ id, open: amount }) => ({ kind: 'pay', id, paidOn: paidOn ?? today, amount }))}
        />
      )}
    </ManyDialog>
  );
}
