/** Kilometres by a private vehicle: a trip, or the ways to work of some months. */
import type { Day, Month } from '@belegbar/domain/calendar';
import { compareDecimals, type Decimal, decimal } from '@belegbar/domain/money';
import { bookKilometres } from '@belegbar/domain/vouchers';
import { useTranslation } from 'react-i18next';
import { client } from '../../connection/api.ts';
import { useToday } from '../../session/session.ts';
import { RadioField } from '../../ui/ChoiceFields.tsx';
import { DayField } from '../../ui/DayField.tsx';
import type { Completed } from '../../ui/form/completed.ts';
import { Fields, WideField } from '../../ui/Heads.tsx';
import { DecimalField } from '../../ui/ParsedFields.tsx';
import { SelectField, TextField } from '../../ui/TextFields.tsx';
import type { InputOf } from '../message.ts';
import type { FormProps } from './form-props.ts';
import { MonthFields } from './MonthFields.tsx';
import { lastMonth } from './months.ts';
import { emptyAt, useVoucherForm } from './use-voucher-form.ts';
import { VoucherFrame } from './VoucherFrame.tsx';

interface Values {
  kind: 'trip' | 'commuting';
  drivenOn: Day | null;
  vehicle: 'car' | 'otherMotorVehicle';
  kilometres: Decimal | null;
  from: Month;
  to: Month;
  days: Decimal | null;
  oneWay: Decimal | null;
  purpose: string;
}

type Input = InputOf<'recordKilometres'>;

export function KilometresForm({ word, voucher, onClose }: FormProps) {
  const { t } = useTranslation('vouchers');
  const today = useToday();
  const form = useVoucherForm<Values, Input>({
    word,
    begin: {
      kind: 'trip',
      drivenOn: today,
      vehicle: 'car',
      kilometres: null,
      from: lastMonth(today),
      to: lastMonth(today),
      days: null,
      oneWay: null,
      purpose: '',
    },
    complete,
    send: client.vouchers.recordKilometres,
    onClose,
  });
  const { kind } = form.values;
  const way = wayOf(form.values);
  return (
    <VoucherFrame
      form={form}
      booked={way === null ? null : bookKilometres(way, voucher)}
      why={t(`why.${kind}`)}
    >
      <RadioField
        label={t('kilometres.what')}
        {...form.field('kind')}
        answers={(['trip', 'commuting'] as const).map((value) => ({
          value,
          label: t(`kilometres.${value}`),
          meaning: t(`kilometres.${value}Meaning`),
        }))}
      />
      <Fields>
        {kind === 'trip' ? <Trip form={form} /> : <Commuting form={form} />}
        <WideField>
          <TextField
            label={t(kind === 'trip' ? 'kilometres.purpose' : 'kilometres.where')}
            hint={t(kind === 'trip' ? 'kilometres.purposeHint' : 'kilometres.whereHint')}
            {...form.field('purpose')}
            maxLength={500}
            required
          />
        </WideField>
      </Fields>
    </VoucherFrame>
  );
}

interface PartProps {
  form: Pick<ReturnType<typeof useVoucherForm<Values, Input>>, 'field' | 'values' | 'change' | 'errorAt'>;
}

function Trip({ form }: PartProps) {
  const { t } = useTranslation('vouchers');
  return (
    <>
      <DayField
        label={t('fields.day')}
        {...form.field('drivenOn')}
        error={form.errorAt('drivenOn', 'way.drivenOn')}
        required
      />
      <DecimalField
        label={t('kilometres.kilometres')}
        hint={t('kilometres.kilometresHint')}
        {...form.field('kilometres')}
        error={form.errorAt('kilometres', 'way.kilometres')}
        maxDecimals={1}
        required
        autoFocus
      />
      <SelectField
        label={t('kilometres.vehicle')}
        {...form.field('vehicle')}
        choices={[
          { value: 'car', label: t('kilometres.car') },
          { value: 'otherMotorVehicle', label: t('kilometres.otherMotorVehicle') },
        ]}
      />
    </>
  );
}

function Commuting({ form }: PartProps) {
  const { t } = useTranslation('vouchers');
  const { from, to } = form.values;
  return (
    <>
      <MonthFields from={from} to={to} error={form.errorAt('way.months')} onChange={form.change} />
      <DecimalField
        label={t('kilometres.days')}
        {...form.field('days')}
        error={form.errorAt('days', 'way.days')}
        maxDecimals={0}
        required
      />
      <DecimalField
        label={t('kilometres.oneWay')}
        hint={t('kilometres.oneWayHint')}
        {...form.field('oneWay')}
        error={form.errorAt('oneWay', 'way.kilometres')}
        maxDecimals={0}
        required
      />
    </>
  );
}

/** Null while a figure is missing. */
function wayOf(values: Values): Input['way'] | null {
  const { kind, drivenOn, vehicle, kilometres, from, to, days, oneWay } = values;
  if (kind === 'trip')
    return drivenOn === null || !isAbove(kilometres) ? null : { kind, drivenOn, vehicle, kilometres };
  if (!isAbove(days) || !isAbove(oneWay)) return null;
  return { kind, months: { from, to }, days: Number(days), kilometres: Number(oneWay) };
}

function isAbove(value: Decimal | null): value is Decimal {
  return value !== null && compareDecimals(value, decimal('0')) > 0;
}

function complete(values: Values): Completed<Input> {
  const { kind, drivenOn, kilometres, days, oneWay, purpose } = values;
  const asked = kind === 'trip' ? { drivenOn, kilometres } : { days, oneWay };
  const problems = emptyAt({ ...asked, purpose });
  const way = wayOf(values);
  if (problems.length > 0) return { ok: false, problems };
  if (way === null)
    return {
      ok: false,
      problems: [{ field: kind === 'trip' ? 'kilometres' : 'days', code: 'voucher.amount.none' }],
    };
  return { ok: true, value: { way, purpose } };
}
