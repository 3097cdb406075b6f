/** Records a payment, or money given back: when, how much, how. What is still to move stands there already. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../ui/DayField.tsx';
import { Dialog, DialogActions } from '../../ui/Dialogs.tsx';
import { useFormat } from '../../ui/format.ts';
import { Fields, WideField } from '../../ui/Heads.tsx';
import { MoneyField } from '../../ui/ParsedFields.tsx';
import { SelectField, TextField } from '../../ui/TextFields.tsx';
import { type Invoice, PAYMENT_METHODS } from '../messages.ts';
import { MONEY_TEXTS, type MoneyAct } from './money-act.ts';
import { type PaymentForm, usePaymentForm } from './use-payment-form.ts';

interface Props {
  invoice: Invoice;
  act: MoneyAct;
  onClose: () => void;
}

export function PaymentDialog({ invoice, act, onClose }: Props) {
  const { t } = useTranslation('invoices');
  const form = usePaymentForm({ invoice, act, onClose });
  return (
    <Dialog opened title={t(MONEY_TEXTS[act].title, { number: invoice.number })} onClose={onClose}>
      <form onSubmit={form.submit} noValidate>
        <PaymentFields act={act} form={form} />
        <DialogActions isBusy={form.isBusy}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.isBusy}>
            {t(MONEY_TEXTS[act].record)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function PaymentFields({ act, form }: { act: MoneyAct; form: PaymentForm }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { values, change, errorAt, limit } = form;
  return (
    <Fields>
      <DayField
        label={t(MONEY_TEXTS[act].day)}
        value={values.paidOn}
        onChange={(paidOn) => change({ paidOn })}
        error={errorAt('paidOn')}
        required
      />
      <MoneyField
        label={t('payment.amount')}
        hint={t(MONEY_TEXTS[act].limit, { amount: format.money(limit) })}
        value={values.amount}
        onChange={(amount) => change({ amount })}
        error={errorAt('amount')}
        required
        autoFocus
      />
      <MethodAndNote form={form} />
      {form.failure && (
        <WideField>
          <p role="alert">{form.failure}</p>
        </WideField>
      )}
    </Fields>
  );
}

function MethodAndNote({ form: { values, change } }: { form: PaymentForm }) {
  const { t } = useTranslation('invoices');
  return (
    <>
      <SelectField
        label={t('payment.methodLabel')}
        value={values.method}
        onChange={(method) => change({ method })}
        choices={PAYMENT_METHODS.map((value) => ({ value, label: t(`payment.method.${value}`) }))}
      />
      <TextField
        label={t('payment.note')}
        value={values.note}
        onChange={(note) => change({ note })}
        maxLength={200}
      />
    </>
  );
}
