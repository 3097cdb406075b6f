/** What the owner uses of the business or takes out of it: the car, other things, goods. */
import { bookPrivateUse, type PrivateUse } from '@belegbar/domain/vouchers';
import { useTranslation } from 'react-i18next';
import { client } from '../../connection/api.ts';
import { useToday } from '../../session/session.ts';
import { CheckField, RadioField } from '../../ui/ChoiceFields.tsx';
import { DayField } from '../../ui/DayField.tsx';
import { Fields, WideField } from '../../ui/Heads.tsx';
import { DecimalField, MoneyField, PercentField } from '../../ui/ParsedFields.tsx';
import { SelectField } from '../../ui/TextFields.tsx';
import type { FormProps } from './form-props.ts';
import { MonthFields } from './MonthFields.tsx';
import { completeUse, newUse, privateUseOf, type UseInput, type UseValues } from './private-use-values.ts';
import { useVoucherForm } from './use-voucher-form.ts';
import { VoucherFrame } from './VoucherFrame.tsx';

type Form = ReturnType<typeof useVoucherForm<UseValues, UseInput>>;

const KINDS = ['carByListPrice', 'carByLogbook', 'things', 'goods'] as const;

export function PrivateUseForm({ word, voucher, onClose }: FormProps) {
  const { t } = useTranslation('vouchers');
  const form = useVoucherForm<UseValues, UseInput>({
    word,
    begin: newUse(useToday()),
    complete: completeUse,
    send: client.vouchers.recordPrivateUse,
    onClose,
  });
  const { kind, from, to } = form.values;
  const use = privateUseOf(form.values) as PrivateUse | null;
  return (
    <VoucherFrame
      form={form}
      booked={use === null ? null : bookPrivateUse(use, voucher)}
      why={t(`why.${kind}`)}
    >
      <RadioField
        label={t('use.what')}
        {...form.field('kind')}
        answers={KINDS.map((value) => ({
          value,
          label: t(`use.${value}`),
          meaning: t(`use.${value}Meaning`),
        }))}
      />
      <Fields>
        {kind !== 'goods' && (
          <MonthFields from={from} to={to} error={form.errorAt('use.months')} onChange={form.change} />
        )}
        {kind === 'carByListPrice' && <ByListPrice form={form} />}
        {kind === 'goods' && <Goods form={form} />}
        {(kind === 'carByLogbook' || kind === 'things') && <Costs form={form} />}
        {kind === 'carByLogbook' && <Shares form={form} />}
      </Fields>
    </VoucherFrame>
  );
}

function ByListPrice({ form }: { form: Form }) {
  const { t } = useTranslation('vouchers');
  const { drive } = form.values;
  return (
    <>
      <MoneyField
        label={t('use.listPrice')}
        hint={t('use.listPriceHint')}
        {...form.field('listPrice')}
        error={form.errorAt('listPrice', 'use.listPrice')}
        required
      />
      <DayField
        label={t('use.boughtOn')}
        {...form.field('boughtOn')}
        error={form.errorAt('boughtOn', 'use.boughtOn', 'use')}
        required
      />
      <SelectField
        label={t('use.drive')}
        {...form.field('drive')}
        choices={(['combustion', 'electric', 'hybrid'] as const).map((value) => ({
          value,
          label: t(`use.drives.${value}`),
        }))}
      />
      <DecimalField
        label={t('use.commutingKilometres')}
        hint={t('use.commutingHint')}
        {...form.field('commutingKilometres')}
        maxDecimals={0}
      />
      {drive === 'hybrid' && (
        <>
          <DecimalField label={t('use.co2')} {...form.field('co2')} maxDecimals={0} />
          <DecimalField label={t('use.range')} {...form.field('range')} maxDecimals={0} />
        </>
      )}
      <WideField>
        <CheckField label={t('use.hadInputVat')} {...form.field('hadInputVat')} />
      </WideField>
    </>
  );
}

function Goods({ form }: { form: Form }) {
  const { t } = useTranslation(['vouchers', 'common']);
  return (
    <>
      <DayField
        label={t('use.takenOn')}
        {...form.field('takenOn')}
        error={form.errorAt('takenOn', 'use.takenOn')}
        required
      />
      <MoneyField
        label={t('use.goodsCost')}
        hint={t('use.goodsCostHint')}
        {...form.field('cost')}
        error={form.errorAt('cost', 'use.cost')}
        required
      />
      <SelectField
        label={t('income.vatCase')}
        {...form.field('vatCase')}
        choices={(['standard19', 'reduced7'] as const).map((value) => ({
          value,
          label: t(`common:vatCase.${value}`),
        }))}
      />
      <WideField>
        <CheckField label={t('use.goodsHadInputVat')} {...form.field('hadInputVat')} />
      </WideField>
    </>
  );
}

function Costs({ form }: { form: Form }) {
  const { t } = useTranslation('vouchers');
  const isCar = form.values.kind === 'carByLogbook';
  return (
    <>
      <MoneyField
        label={t(isCar ? 'use.carCost' : 'use.thingsCost')}
        hint={t('use.costHint')}
        {...form.field('cost')}
        error={form.errorAt('cost', 'use.cost')}
        required
      />
      <MoneyField
        label={t('use.costWithInputVat')}
        hint={t('use.costWithInputVatHint')}
        {...form.field('costWithInputVat')}
        error={form.errorAt('costWithInputVat', 'use.costWithInputVat')}
        required
      />
    </>
  );
}

function Shares({ form }: { form: Form }) {
  const { t } = useTranslation('vouchers');
  return (
    <>
      <PercentField
        label={t('use.privatePercent')}
        {...form.field('privatePercent')}
        error={form.errorAt('privatePercent', 'use.privatePercent')}
        required
      />
      <PercentField
        label={t('use.commutingPercent')}
        {...form.field('commutingPercent')}
        error={form.errorAt('commutingPercent', 'use.commutingPercent')}
      />
    </>
  );
}
