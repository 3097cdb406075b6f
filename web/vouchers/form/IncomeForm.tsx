/** Income without an invoice of one's own: who paid what for which supply, and with which VAT. */
import { regimeOn } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import { INCOME_TAX_CODES, type IncomeTaxCode } from '@belegbar/domain/journal';
import type { Cents } from '@belegbar/domain/money';
import {
  bookOtherIncome,
  INCOME_CATEGORIES,
  type IncomeCategory,
  incomeAmounts,
} from '@belegbar/domain/vouchers';
import { useTranslation } from 'react-i18next';
import { client } from '../../connection/api.ts';
import { useToday } from '../../session/session.ts';
import { CheckField } from '../../ui/ChoiceFields.tsx';
import { DayField } from '../../ui/DayField.tsx';
import type { Completed } from '../../ui/form/completed.ts';
import { Fields, WideField } from '../../ui/Heads.tsx';
import { MoneyField } from '../../ui/ParsedFields.tsx';
import { CountryField, SelectField, TextField } from '../../ui/TextFields.tsx';
import type { InputOf } from '../message.ts';
import type { FormProps } from './form-props.ts';
import { emptyAt, useVoucherForm } from './use-voucher-form.ts';
import { VoucherFrame } from './VoucherFrame.tsx';

interface Values {
  receivedOn: Day | null;
  /** Null: on the day of the money. */
  from: Day | null;
  to: Day | null;
  name: string;
  country: string;
  isBusiness: boolean;
  vatId: string;
  category: IncomeCategory;
  vatCase: IncomeTaxCode;
  exemptionParagraph: string;
  amount: Cents | null;
  given: 'gross' | 'net';
}

type Input = InputOf<'recordOtherIncome'>;
type Form = ReturnType<typeof useVoucherForm<Values, Input>>;

export function IncomeForm({ word, voucher, business, onClose }: FormProps) {
  const { t } = useTranslation('vouchers');
  const today = useToday();
  const isSmall = regimeOn(business.regimes, today).smallBusiness;
  const form = useVoucherForm<Values, Input>({
    word,
    begin: {
      receivedOn: today,
      from: null,
      to: null,
      name: '',
      country: 'DE',
      isBusiness: true,
      vatId: '',
      category: 'consulting',
      vatCase: isSmall ? 'smallBusiness' : 'standard19',
      exemptionParagraph: '',
      amount: null,
      given: 'gross',
    },
    complete,
    send: client.vouchers.recordOtherIncome,
    onClose,
  });
  return (
    <VoucherFrame form={form} booked={bookedOf(form.values, voucher)} why={t('why.income')}>
      <Fields>
        <Payer form={form} />
        <Supply form={form} />
        <Amount form={form} />
      </Fields>
    </VoucherFrame>
  );
}

function Payer({ form }: { form: Form }) {
  const { t } = useTranslation('vouchers');
  const { country, isBusiness } = form.values;
  return (
    <>
      <TextField
        label={t('income.payer')}
        {...form.field('name')}
        error={form.errorAt('name', 'payer.name')}
        maxLength={200}
        required
        autoFocus
      />
      <CountryField label={t('income.country')} {...form.field('country')} />
      {country !== 'DE' && (
        <WideField>
          <CheckField label={t('income.isBusiness')} {...form.field('isBusiness')} />
        </WideField>
      )}
      {country !== 'DE' && isBusiness && (
        <TextField
          label={t('income.vatId')}
          {...form.field('vatId')}
          error={form.errorAt('vatId', 'payer.vatId')}
          maxLength={20}
        />
      )}
    </>
  );
}

function Supply({ form }: { form: Form }) {
  const { t } = useTranslation(['vouchers', 'common']);
  const { vatCase } = form.values;
  const wordsOf = (code: IncomeTaxCode) =>
    code === 'notTaxable' ? t('vouchers:income.notTaxable') : t(`common:vatCase.${code}`);
  return (
    <>
      <SelectField
        label={t('income.category')}
        {...form.field('category')}
        choices={INCOME_CATEGORIES.map((value) => ({ value, label: t(`income.categories.${value}`) }))}
      />
      <SelectField
        label={t('income.vatCase')}
        {...form.field('vatCase')}
        choices={INCOME_TAX_CODES.map((value) => ({ value, label: wordsOf(value) }))}
      />
      {vatCase === 'exempt' && (
        <TextField
          label={t('income.exemptionParagraph')}
          hint={t('income.exemptionHint')}
          {...form.field('exemptionParagraph')}
          maxLength={40}
          required
        />
      )}
      <DayField label={t('income.from')} {...form.field('from')} hint={t('income.periodHint')} />
      <DayField label={t('income.to')} {...form.field('to')} error={form.errorAt('to', 'servicePeriod')} />
    </>
  );
}

function Amount({ form }: { form: Form }) {
  const { t } = useTranslation('vouchers');
  return (
    <>
      <DayField label={t('income.receivedOn')} {...form.field('receivedOn')} required />
      <MoneyField label={t('fields.amount')} {...form.field('amount')} required />
      <SelectField
        label={t('income.given')}
        {...form.field('given')}
        choices={[
          { value: 'gross', label: t('income.gross') },
          { value: 'net', label: t('income.net') },
        ]}
      />
    </>
  );
}

function bookedOf(values: Values, voucher: FormProps['voucher']) {
  const income = incomeOf(values);
  if (income === null || (values.amount ?? 0) <= 0) return null;
  if (income.servicePeriod.from > income.servicePeriod.to) return null;
  const amounts = incomeAmounts(income.amount, income.vatCase, income.servicePeriod.to);
  if (!amounts.known) return amounts;
  return { known: true, value: bookOtherIncome(income, amounts.value, voucher) } as const;
}

function incomeOf(values: Values): Input | null {
  const { receivedOn, amount, given, name, country, isBusiness, vatId, category, vatCase } = values;
  if (receivedOn === null || amount === null) return null;
  const to = values.to ?? values.from ?? receivedOn;
  const paragraph = values.exemptionParagraph.trim();
  return {
    receivedOn,
    servicePeriod: { from: values.from ?? to, to },
    payer: { name, country, isBusiness, vatId: country === 'DE' || !isBusiness ? '' : vatId },
    category,
    vatCase,
    exemptionParagraph: vatCase === 'exempt' && paragraph !== '' ? paragraph : null,
    amount: given === 'gross' ? { gross: amount } : { net: amount },
    recurring: null,
  };
}

function complete(values: Values): Completed<Input> {
  const { name, receivedOn, amount } = values;
  const problems = emptyAt({ name, receivedOn, amount });
  const income = incomeOf(values);
  return income === null || problems.length > 0 ? { ok: false, problems } : { ok: true, value: income };
}
