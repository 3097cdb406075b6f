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
import type { SkontoChoice } from './skonto-for.ts';
import { type PaymentForm, usePaymentForm } from './use-payment-form.ts';

interface Props {
  invoice: Invoice;
  act: MoneyAct;
  onClose: () => void;
}

export function PaymentDialog({ invoice, act, onClose }: Props) {
  const { t } = useTranslation(['invoices', 'corrections', 'common']);
  const form = usePaymentForm({ invoice, act, onClose });
  return (
    <Dialog opened title={t(MONEY_TEXTS[act].title, { number: invoice.number })} onClose={onClose}>
      <form onSubmit={form.submit} noValidate>
        <PaymentFields invoice={invoice} act={act} form={form} />
        <DialogActions isBusy={form.isBusy}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.isBusy}>
            {form.excess === null ? t(MONEY_TEXTS[act].record) : t('corrections:money.recordExcess')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  invoice: Invoice;
  act: MoneyAct;
  form: PaymentForm;
}

function PaymentFields({ invoice, act, form }: FieldsProps) {
  const { t } = useTranslation('invoices');
  const { values, change, errorAt } = form;
  return (
    <Fields>
      <DayField
        label={t(MONEY_TEXTS[act].day)}
        value={values.paidOn}
        onChange={(paidOn) => change({ paidOn })}
        error={errorAt('paidOn')}
        required
      />
      <Amount invoice={invoice} act={act} form={form} />
      {form.skonto !== null && form.skonto.rest > 0 && (
        <WideField>
          <RestField form={form} skonto={form.skonto} />
        </WideField>
      )}
      <MethodAndNote act={act} form={form} />
      {form.failure && (
        <WideField>
          <p role="alert">{form.failure}</p>
        </WideField>
      )}
    </Fields>
  );
}

function Amount({ invoice, act, form }: FieldsProps) {
  const { t } = useTranslation(['invoices', 'corrections']);
  const format = useFormat();
  const { limit, skonto, excess } = form;
  const open = format.money(limit);
  const hint =
    skonto !== null && !skonto.isOver
      ? t('corrections:money.skontoHint', {
          open,
          percent: format.percent(skonto.percent),
          until: format.day(skonto.until),
          amount: format.money(skonto.payable),
        })
      : act === 'payment' && invoice.open <= 0
        ? t(limit > 0 ? 'corrections:money.lostHint' : 'corrections:money.nothingOpen', { amount: open })
        : t(MONEY_TEXTS[act].limit, { amount: open });
  return (
    <MoneyField
      label={t('payment.amount')}
      hint={hint}
      warning={excess === null ? undefined : t('corrections:money.excess', { amount: format.money(excess) })}
      value={form.values.amount}
      onChange={(amount) => form.change({ amount })}
      error={form.errorAt('amount')}
      required
      autoFocus
    />
  );
}

/** What becomes of the rest of an invoice that offers a discount. */
function RestField({ form, skonto }: { form: PaymentForm; skonto: SkontoChoice }) {
  const { t } = useTranslation('corrections');
  const format = useFormat();
  return (
    <SelectField
      label={t('money.rest', { amount: format.money(skonto.rest) })}
      value={form.rest}
      onChange={(rest) => form.change({ rest })}
      choices={[
        { value: 'stays', label: t('money.restStays') },
        { value: 'givenUp', label: t('money.restGivenUp') },
      ]}
      error={form.errorAt('rest')}
      warning={skonto.isOver && form.rest === 'givenUp' ? t('money.skontoOver') : undefined}
    />
  );
}

function MethodAndNote({ act, form }: Omit<FieldsProps, 'invoice'>) {
  const { t } = useTranslation(['invoices', 'corrections']);
  const { values, change, errorAt } = form;
  const hasFee = act === 'payment' && values.method !== 'cash';
  const note = (
    <TextField
      label={t('payment.note')}
      value={values.note}
      onChange={(text) => change({ note: text })}
      maxLength={200}
    />
  );
  return (
    <>
      <SelectField
        label={t('payment.methodLabel')}
        value={values.method}
        onChange={(method) => change({ method })}
        choices={PAYMENT_METHODS.map((value) => ({ value, label: t(`payment.method.${value}`) }))}
      />
      {hasFee && (
        <MoneyField
          label={t('corrections:money.fee')}
          hint={t('corrections:money.feeHint')}
          value={values.fee}
          onChange={(fee, feeRefusal) => change({ fee, feeRefusal })}
          error={errorAt('fee')}
        />
      )}
      {hasFee ? <WideField>{note}</WideField> : note}
    </>
  );
}
