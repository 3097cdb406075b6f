/** Money that no bill moves: taken out or put in by the owner, and other taxes. */
import type { Day } from '@belegbar/domain/calendar';
import { type Cents, negateCents } from '@belegbar/domain/money';
import { bookOtherTax, bookPrivateMoney, OTHER_TAXES, type OtherTax } from '@belegbar/domain/vouchers';
import { useTranslation } from 'react-i18next';
import { client } from '../../connection/api.ts';
import { useToday } from '../../session/session.ts';
import { RadioField } from '../../ui/ChoiceFields.tsx';
import { DayField } from '../../ui/DayField.tsx';
import { Fields } from '../../ui/Heads.tsx';
import { MoneyField } from '../../ui/ParsedFields.tsx';
import { SelectField } from '../../ui/TextFields.tsx';
import type { InputOf } from '../message.ts';
import type { FormProps } from './form-props.ts';
import { emptyAt, useVoucherForm } from './use-voucher-form.ts';
import { VoucherFrame } from './VoucherFrame.tsx';

interface PrivateValues {
  direction: 'withdrawal' | 'contribution';
  movedOn: Day | null;
  amount: Cents | null;
}

export function PrivateMoneyForm({ word, voucher, onClose }: FormProps) {
  const { t } = useTranslation('vouchers');
  const form = useVoucherForm<PrivateValues, InputOf<'recordPrivateMoney'>>({
    word,
    begin: {
      direction: word === 'contribution' ? 'contribution' : 'withdrawal',
      movedOn: useToday(),
      amount: null,
    },
    complete: ({ direction, movedOn, amount }) =>
      movedOn === null || amount === null
        ? { ok: false, problems: emptyAt({ movedOn, amount }) }
        : { ok: true, value: { direction, movedOn, amount } },
    send: client.vouchers.recordPrivateMoney,
    onClose,
  });
  const { direction, movedOn, amount } = form.values;
  const isWhole = movedOn !== null && amount !== null && amount > 0;
  const entries = isWhole ? bookPrivateMoney({ direction, movedOn, amount }, voucher) : null;
  return (
    <VoucherFrame form={form} booked={entries && { known: true, value: entries }} why={t('why.privateMoney')}>
      <RadioField
        label={t('privateMoney.direction')}
        {...form.field('direction')}
        answers={(['withdrawal', 'contribution'] as const).map((value) => ({
          value,
          label: t(`privateMoney.${value}`),
          meaning: t(`privateMoney.${value}Meaning`),
        }))}
      />
      <Fields>
        <DayField label={t('fields.day')} {...form.field('movedOn')} required />
        <MoneyField label={t('fields.amount')} {...form.field('amount')} required autoFocus />
      </Fields>
    </VoucherFrame>
  );
}

interface TaxValues {
  tax: OtherTax;
  direction: 'paid' | 'refunded';
  paidOn: Day | null;
  amount: Cents | null;
}

export function OtherTaxForm({ word, voucher, onClose }: FormProps) {
  const { t } = useTranslation('vouchers');
  const form = useVoucherForm<TaxValues, InputOf<'recordOtherTax'>>({
    word,
    begin: { tax: 'incomeTax', direction: 'paid', paidOn: useToday(), amount: null },
    complete: (values) => {
      const { paidOn, amount } = values;
      const payment = taxPaymentOf(values);
      return payment === null
        ? { ok: false, problems: emptyAt({ paidOn, amount }) }
        : { ok: true, value: payment };
    },
    send: client.vouchers.recordOtherTax,
    onClose,
  });
  const payment = taxPaymentOf(form.values);
  const { tax } = form.values;
  const booked = payment && payment.amount !== 0 ? bookOtherTax(payment, voucher) : null;
  return (
    <VoucherFrame
      form={form}
      booked={booked && { known: true, value: booked }}
      why={t(tax === 'vatLateFee' ? 'why.vatLateFee' : 'why.otherTax')}
    >
      <Fields>
        <SelectField
          label={t('tax.which')}
          {...form.field('tax')}
          choices={OTHER_TAXES.map((value) => ({ value, label: t(`tax.${value}`) }))}
        />
        <SelectField
          label={t('tax.direction')}
          {...form.field('direction')}
          choices={[
            { value: 'paid', label: t('tax.paid') },
            { value: 'refunded', label: t('tax.refunded') },
          ]}
        />
        <DayField label={t('fields.day')} {...form.field('paidOn')} required />
        <MoneyField label={t('fields.amount')} {...form.field('amount')} required />
      </Fields>
    </VoucherFrame>
  );
}

function taxPaymentOf({ tax, direction, paidOn, amount }: TaxValues): InputOf<'recordOtherTax'> | null {
  if (paidOn === null || amount === null) return null;
  return { tax, paidOn, amount: direction === 'refunded' ? negateCents(amount) : amount };
}
