/** Work at home: the very days, how many there were in some months, or the room that is the centre of all work. */
import type { Day, Month } from '@belegbar/domain/calendar';
import type { Decimal } from '@belegbar/domain/money';
import { bookHomeOffice, bookHomeOfficeRoom, type HomeOffice } from '@belegbar/domain/vouchers';
import { useTranslation } from 'react-i18next';
import { client } from '../../connection/api.ts';
import { useToday } from '../../session/session.ts';
import { RadioField } from '../../ui/ChoiceFields.tsx';
import { errorOf } from '../../ui/field.tsx';
import type { Completed } from '../../ui/form/completed.ts';
import { Fields } from '../../ui/Heads.tsx';
import { DecimalField } from '../../ui/ParsedFields.tsx';
import type { InputOf } from '../message.ts';
import { DayGrid, MonthGrid } from './DayGrid.tsx';
import type { FormProps } from './form-props.ts';
import { MonthFields } from './MonthFields.tsx';
import { lastMonth } from './months.ts';
import { emptyAt, useVoucherForm } from './use-voucher-form.ts';
import { VoucherFrame } from './VoucherFrame.tsx';

interface Values {
  how: 'days' | 'count' | 'room';
  days: Day[];
  from: Month;
  to: Month;
  count: Decimal | null;
  months: Month[];
}

type Input = { work: HomeOfficeInput } | { months: Month[] };
type HomeOfficeInput = InputOf<'recordHomeOffice'>['work'];

export function HomeOfficeForm({ word, voucher, onClose }: FormProps) {
  const { t } = useTranslation('vouchers');
  const today = useToday();
  const last = lastMonth(today);
  const form = useVoucherForm<Values, Input>({
    word,
    begin: { how: 'days', days: [], from: last, to: last, count: null, months: [] },
    complete,
    send: (input) =>
      'work' in input ? client.vouchers.recordHomeOffice(input) : client.vouchers.recordHomeOfficeRoom(input),
    onClose,
  });
  const { values, change, errorAt } = form;
  const { how, from, to } = values;
  const wrong = errorAt('days', 'work', 'work.days', 'months');
  return (
    <VoucherFrame form={form} booked={bookedOf(values, voucher)} why={t(`why.${how}`)}>
      <RadioField
        label={t('homeOffice.how')}
        {...form.field('how')}
        answers={(['days', 'count', 'room'] as const).map((value) => ({
          value,
          label: t(`homeOffice.${value}`),
          meaning: t(`homeOffice.${value}Meaning`),
        }))}
      />
      {how === 'days' && <DayGrid days={values.days} today={today} onChange={(days) => change({ days })} />}
      {how === 'count' && (
        <Fields>
          <MonthFields from={from} to={to} error={errorAt('work.months')} onChange={change} />
          <DecimalField
            label={t('homeOffice.countOf')}
            {...form.field('count')}
            error={errorAt('count', 'work.count')}
            maxDecimals={0}
            required
          />
        </Fields>
      )}
      {how === 'room' && (
        <MonthGrid months={values.months} today={today} onChange={(months) => change({ months })} />
      )}
      {wrong !== undefined && <p role="alert">{errorOf(wrong)}</p>}
    </VoucherFrame>
  );
}

function bookedOf(values: Values, voucher: FormProps['voucher']) {
  const completed = complete(values);
  if (!completed.ok) return null;
  const { value } = completed;
  return 'work' in value
    ? bookHomeOffice(value.work as HomeOffice, voucher)
    : bookHomeOfficeRoom(value, voucher);
}

function complete({ how, days, from, to, count, months }: Values): Completed<Input> {
  const none = (field: string) => ({ ok: false, problems: [{ field, code: 'voucher.days.none' }] }) as const;
  if (how === 'days') return days.length === 0 ? none('days') : { ok: true, value: { work: { days } } };
  if (how === 'room') return months.length === 0 ? none('months') : { ok: true, value: { months } };
  if (count === null || Number(count) < 1) return { ok: false, problems: [...emptyAt({ count: null })] };
  return { ok: true, value: { work: { months: { from, to }, count: Number(count) } } };
}
