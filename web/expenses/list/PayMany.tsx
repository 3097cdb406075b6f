/** Notes that several bills were paid in full on a day. */
import type { Day } from '@belegbar/domain/calendar';
import { PAYMENT_MEANS, type PaymentMeans, skontoToTake } from '@belegbar/domain/expenses';
import { sumCents } from '@belegbar/domain/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../connection/api.ts';
import { useToday } from '../../session/session.ts';
import { SkontoChoice, SumToPay } from '../../transfers/index.ts';
import { DayField } from '../../ui/DayField.tsx';
import { useFormat } from '../../ui/format.ts';
import { Money } from '../../ui/Money.tsx';
import { SelectField } from '../../ui/TextFields.tsx';
import { WhatItChanges } from '../WhatItChanges.tsx';
import { ManyDialog } from './ManyDialog.tsx';
import type { ListedExpense } from './use-list.ts';
import { useMany } from './use-many.ts';
import { useOrders } from './use-orders.ts';

interface Props {
  chosen: readonly ListedExpense[];
  onClose: () => void;
}

/** In another currency what left the account is asked for, bill by bill. */
function isPayable({ state, open, currency }: ListedExpense): boolean {
  return state !== 'takenBack' && open > 0 && currency === 'EUR';
}

export function PayMany({ chosen, onClose }: Props) {
  const { t } = useTranslation(['expense-list', 'expense-form', 'expenses']);
  const format = useFormat();
  const today = useToday();
  const [paidOn, setPaidOn] = useState<Day | null>(today);
  const [paymentMeans, setPaymentMeans] = useState<PaymentMeans>('creditTransfer');
  const [rows] = useState(() => chosen.filter(isPayable));
  const { isTaken, keptOf, orderOf, toggle } = useOrders(paidOn);
  const isComplete = paidOn !== null && paidOn <= today;
  const { run, count } = useMany({
    rows,
    act: (part, idempotencyKey) =>
      client.expenses.payMany({
        idempotencyKey,
        paidOn: paidOn ?? today,
        paymentMeans,
        expenses: part.map(orderOf),
      }),
    undo: (done, idempotencyKey) =>
      client.expenses.undoPayments({
        idempotencyKey,
        payments: done.flatMap(({ id, paymentId }) => (paymentId === null ? [] : [{ id, paymentId }])),
      }),
    said: (done) => t('pay.done', { count: done, total: format.count(done) }),
  });
  return (
    <ManyDialog
      title={t('pay.title', { count: rows.length, total: format.count(rows.length) })}
      text={t('pay.text')}
      rows={rows}
      told={(row) => <Money cents={orderOf(row).amount} />}
      choice={(row) => (
        <Offer row={row} paidOn={paidOn} isTaken={isTaken(row)} onToggle={() => toggle(row)} />
      )}
      sum={
        <SumToPay
          cents={sumCents(rows.map((row) => orderOf(row).amount))}
          kept={sumCents(rows.map(keptOf))}
        />
      }
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
        label={t('expenses:pay.means')}
        value={paymentMeans}
        onChange={setPaymentMeans}
        choices={PAYMENT_MEANS.map((value) => ({ value, label: t(`expense-form:means.${value}`) }))}
      />
      {isComplete && (
        <WhatItChanges
          acts={rows.map((row) => ({ kind: 'pay', paidOn: paidOn ?? today, ...orderOf(row) }))}
        />
      )}
    </ManyDialog>
  );
}

interface OfferProps {
  row: ListedExpense;
  paidOn: Day | null;
  isTaken: boolean;
  onToggle: () => void;
}

/** Nothing where no Skonto may be taken on the day. */
function Offer({ row: { skonto, vendor }, paidOn, isTaken, onToggle }: OfferProps) {
  const offer = paidOn === null ? null : skontoToTake(skonto, paidOn);
  return offer === null ? null : (
    <SkontoChoice vendor={vendor.name} {...{ offer, isTaken }} onTake={onToggle} />
  );
}
