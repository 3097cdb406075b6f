/** Cash without a slip: what it was for, and why there is none. */
import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import { bookCashExpense, CASH_CATEGORIES, type CashExpense } from '@belegbar/domain/vouchers';
import { useTranslation } from 'react-i18next';
import { client } from '../../connection/api.ts';
import { useToday } from '../../session/session.ts';
import { DayField } from '../../ui/DayField.tsx';
import { Fields, WideField } from '../../ui/Heads.tsx';
import { MoneyField } from '../../ui/ParsedFields.tsx';
import { SelectField, TextField } from '../../ui/TextFields.tsx';
import type { InputOf } from '../message.ts';
import type { FormProps } from './form-props.ts';
import { emptyAt, useVoucherForm } from './use-voucher-form.ts';
import { VoucherFrame } from './VoucherFrame.tsx';

interface Values {
  paidOn: Day | null;
  paidTo: string;
  purpose: string;
  category: CashExpense['category'];
  amount: Cents | null;
  noSlipReason: string;
}

export function CashForm({ word, voucher, onClose }: FormProps) {
  const { t } = useTranslation(['vouchers', 'received-invoices']);
  const form = useVoucherForm<Values, InputOf<'recordCashExpense'>>({
    word,
    begin: {
      paidOn: useToday(),
      paidTo: '',
      purpose: '',
      category: 'transportation',
      amount: null,
      noSlipReason: '',
    },
    complete: (values) => {
      const { paidOn, amount, purpose, noSlipReason } = values;
      const problems = emptyAt({ paidOn, amount, purpose, noSlipReason });
      if (paidOn === null || amount === null || problems.length > 0) return { ok: false, problems };
      return { ok: true, value: { ...values, paidOn, amount } };
    },
    send: client.vouchers.recordCashExpense,
    onClose,
  });
  const { paidOn, amount } = form.values;
  const isWhole = paidOn !== null && amount !== null && amount > 0;
  const entries = isWhole ? bookCashExpense({ ...form.values, paidOn, amount }, voucher) : null;
  return (
    <VoucherFrame form={form} booked={entries && { known: true, value: entries }} why={t('why.cash')}>
      <Fields>
        <DayField label={t('cash.paidOn')} {...form.field('paidOn')} required />
        <MoneyField label={t('fields.amount')} {...form.field('amount')} required autoFocus />
        <SelectField
          label={t('cash.category')}
          {...form.field('category')}
          choices={CASH_CATEGORIES.map((value) => ({
            value,
            label: t(`received-invoices:category.${value}`),
          }))}
        />
        <TextField
          label={t('cash.paidTo')}
          hint={t('cash.paidToHint')}
          {...form.field('paidTo')}
          maxLength={200}
        />
        <WideField>
          <TextField
            label={t('cash.purpose')}
            hint={t('cash.purposeHint')}
            {...form.field('purpose')}
            maxLength={500}
            required
          />
        </WideField>
        <WideField>
          <TextField
            label={t('cash.noSlipReason')}
            hint={t('cash.noSlipReasonHint')}
            {...form.field('noSlipReason')}
            maxLength={500}
            required
          />
        </WideField>
      </Fields>
    </VoucherFrame>
  );
}
