/** Records a payment, or money given back: when, how much, how. What is still to move stands there already. */
import type { Cents } from '@belegbar/domain/money';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../connection/problems.ts';
import { DayField } from '../../ui/DayField.tsx';
import { Dialog, DialogActions } from '../../ui/Dialogs.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useFormat } from '../../ui/format.ts';
import { Fields, WideField } from '../../ui/Heads.tsx';
import { MoneyField } from '../../ui/ParsedFields.tsx';
import { SelectField, TextField } from '../../ui/TextFields.tsx';
import { type Invoice, PAYMENT_METHODS } from '../messages.ts';
import { EurosField, VatRateField } from './ForeignMoney.tsx';
import { MONEY_TEXTS, type MoneyAct } from './money-act.ts';
import type { SkontoChoice } from './skonto-for.ts';
import { type PaymentForm, usePaymentForm } from './use-payment-form.ts';

interface Props {
  invoice: Invoice;
  act: MoneyAct;
  onClose: () => void;
}

export function PaymentDialog({ invoice, act, onClose }: Props) {
  const { t } = useTranslation(['invoices', 'invoice-corrections', 'common']);
  const form = usePaymentForm({ invoice, act, onClose });
  return (
    <Dialog opened title={t(MONEY_TEXTS[act].title, { number: invoice.number })} onClose={onClose}>
      <Form form={form}>
        <PaymentFields invoice={invoice} act={act} form={form} />
        <DialogActions isBusy={form.isBusy}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.isBusy}>
            {form.excess === null ? t(MONEY_TEXTS[act].record) : t('invoice-corrections:money.recordExcess')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface FieldsProps {
  invoice: Invoice;
  act: MoneyAct;
  form: PaymentForm;
}

function PaymentFields(props: FieldsProps) {
  const { t } = useTranslation('invoices');
  const errorText = useErrorText();
  const { invoice, act, form } = props;
  return (
    <Fields>
      <DayField label={t(MONEY_TEXTS[act].day)} {...form.field('paidOn')} required />
      <Amount {...props} />
      {form.skonto !== null && form.skonto.rest > 0 && (
        <WideField>
          <RestField invoice={invoice} form={form} skonto={form.skonto} />
        </WideField>
      )}
      <HowItMoved {...props} />
      {form.failure !== null && !form.isRefusedAtField && (
        <WideField>
          <p role="alert">{errorText(form.failure)}</p>
        </WideField>
      )}
    </Fields>
  );
}

/** Fields stand two in a row; the note takes the whole width where it would be alone. */
function HowItMoved({ invoice, act, form }: FieldsProps) {
  const { t } = useTranslation('invoices');
  const isForeign = invoice.currency !== 'EUR';
  const hasFee = act === 'payment' && form.values.method !== 'cash';
  // What goes back lowers VAT by what was counted of it, so that has no rate of its own.
  const hasRate = act === 'payment' && invoice.taxedOnReceipt;
  const others = [true, isForeign, hasFee, hasRate].filter(Boolean).length;
  const note = <TextField label={t('payment.note')} {...form.field('note')} maxLength={200} />;
  return (
    <>
      {isForeign && <EurosField act={act} form={form} />}
      {isForeign && hasFee && <FeeField form={form} />}
      {hasRate && <VatRateField invoice={invoice} form={form} />}
      <MethodField form={form} />
      {!isForeign && hasFee && <FeeField form={form} />}
      {others % 2 === 0 ? <WideField>{note}</WideField> : note}
    </>
  );
}

function Amount({ invoice, act, form }: FieldsProps) {
  const { t } = useTranslation(['invoices', 'invoice-corrections']);
  const format = useFormat();
  const { limit, skonto, excess } = form;
  const money = (amount: Cents) => format.money(amount, invoice.currency);
  const open = money(limit);
  const hint =
    skonto !== null && !skonto.isOver
      ? t('invoice-corrections:money.skontoHint', {
          open,
          percent: format.percent(skonto.percent),
          until: format.day(skonto.until),
          amount: money(skonto.payable),
        })
      : act === 'payment' && invoice.open <= 0
        ? t(limit > 0 ? 'invoice-corrections:money.lostHint' : 'invoice-corrections:money.nothingOpen', {
            amount: open,
          })
        : t(MONEY_TEXTS[act].limit, { amount: open });
  return (
    <MoneyField
      label={t('payment.amount')}
      hint={hint}
      warning={excess === null ? undefined : t('invoice-corrections:money.excess', { amount: money(excess) })}
      currency={invoice.currency}
      {...form.field('amount')}
      required
      autoFocus
    />
  );
}

/** What becomes of the rest of an invoice that offers a discount. */
interface RestProps extends Pick<FieldsProps, 'invoice' | 'form'> {
  skonto: SkontoChoice;
}

function RestField({ invoice, form, skonto }: RestProps) {
  const { t } = useTranslation('invoice-corrections');
  const format = useFormat();
  return (
    <SelectField
      label={t('money.rest', { amount: format.money(skonto.rest, invoice.currency) })}
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

/** Cash has no fee, and no text of one. */
function MethodField({ form: { values, change } }: Pick<FieldsProps, 'form'>) {
  const { t } = useTranslation('invoices');
  return (
    <SelectField
      label={t('payment.methodLabel')}
      value={values.method}
      onChange={(method) => change({ method, fee: values.fee })}
      choices={PAYMENT_METHODS.map((value) => ({ value, label: t(`payment.method.${value}`) }))}
    />
  );
}

function FeeField({ form }: Pick<FieldsProps, 'form'>) {
  const { t } = useTranslation('invoice-corrections');
  return <MoneyField label={t('money.fee')} hint={t('money.feeHint')} {...form.field('fee')} />;
}
