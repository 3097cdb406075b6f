/** Records a payment: when, how much, how. What is open stands there already. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../ui/DayField.tsx';
import { Dialog, DialogActions } from '../../ui/Dialogs.tsx';
import { useFormat } from '../../ui/format.ts';
import { Fields, WideField } from '../../ui/Heads.tsx';
import { MoneyField } from '../../ui/ParsedFields.tsx';
import { SelectField, TextField } from '../../ui/TextFields.tsx';
import { type Invoice, PAYMENT_METHODS } from '../messages.ts';
import { type PaymentForm, usePaymentForm } from './use-payment-form.ts';

export function PaymentDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const form = usePaymentForm(invoice, onClose);
  return (
    <Dialog opened title={t('payment.dialogTitle', { number: invoice.number })} onClose={onClose}>
      <form onSubmit={form.submit} noValidate>
        <PaymentFields invoice={invoice} form={form} />
        <DialogActions>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.isBusy}>
            {t('payment.record')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function PaymentFields({ invoice, form }: { invoice: Invoice; form: PaymentForm }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { values, change, errorAt } = form;
  return (
    <Fields>
      <DayField
        label={t('payment.day')}
        value={values.paidOn}
        onChange={(paidOn) => change({ paidOn })}
        error={errorAt('paidOn')}
        required
      />
      <MoneyField
        label={t('payment.amount')}
        hint={t('payment.openHint', { amount: format.money(invoice.open) })}
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
