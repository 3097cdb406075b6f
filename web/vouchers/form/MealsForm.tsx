/** Allowances for meals on a business trip: the days follow from the journey, each with its allowance and what others provided. */
import { type Day, daysBetween } from '@belegbar/domain/calendar';
import { allowanceOf, bookMeals, type DayAway, type MealsAway } from '@belegbar/domain/vouchers';
import { useTranslation } from 'react-i18next';
import { client } from '../../connection/api.ts';
import { useToday } from '../../session/session.ts';
import { DayField } from '../../ui/DayField.tsx';
import { errorOf } from '../../ui/field.tsx';
import type { Completed } from '../../ui/form/completed.ts';
import { Fields, WideField } from '../../ui/Heads.tsx';
import { CountryField, SelectField, TextField } from '../../ui/TextFields.tsx';
import type { InputOf } from '../message.ts';
import { DaysTable } from './DaysTable.tsx';
import { daysOfJourney, placesOf } from './days-away.ts';
import type { FormProps } from './form-props.ts';
import { emptyAt, useVoucherForm } from './use-voucher-form.ts';
import { VoucherFrame } from './VoucherFrame.tsx';

interface Values {
  from: Day | null;
  to: Day | null;
  country: string;
  /** Empty: the rest of the country. */
  place: string;
  days: DayAway[];
  /** Of each day, also one that is not in view, what others provided on it; absent in a form that is kept from before. */
  said?: DayAway[];
  purpose: string;
}

type Input = InputOf<'recordMeals'>;

export function MealsForm({ word, voucher, onClose }: FormProps) {
  const { t } = useTranslation('vouchers');
  const today = useToday();
  const form = useVoucherForm<Values, Input>({
    word,
    begin: { from: null, to: null, country: 'DE', place: '', days: [], purpose: '' },
    complete,
    send: client.vouchers.recordMeals,
    onClose,
  });
  const { values } = form;
  const { country, place, days } = values;
  const follow = (changes: Partial<Values>) => form.change({ ...changes, days: daysFor(values, changes) });
  const places = placesOf(country, values.to ?? today);
  const isLong = isTooLong(values);
  return (
    <VoucherFrame form={form} booked={bookedOf({ days }, voucher)} why={t('why.meals')}>
      <Fields>
        <DayField
          label={t('meals.from')}
          value={values.from}
          error={form.errorAt('from')}
          onChange={(from) => follow({ from })}
          required
          autoFocus
        />
        <DayField
          label={t('meals.to')}
          hint={t('meals.toHint')}
          value={values.to}
          error={isLong ? t('meals.tooLong') : form.errorAt('to')}
          onChange={(to) => follow({ to })}
        />
        <CountryField
          label={t('meals.country')}
          value={country}
          onChange={(next) => follow({ country: next, place: '' })}
        />
        {places.length > 0 && (
          <SelectField
            label={t('meals.place')}
            value={place}
            choices={[
              { value: '', label: t('meals.restOfCountry') },
              ...places.map((value) => ({ value, label: value })),
            ]}
            onChange={(next) => follow({ place: next })}
          />
        )}
        <WideField>
          <TextField
            label={t('meals.purpose')}
            hint={t('meals.purposeHint')}
            {...form.field('purpose')}
            maxLength={500}
            required
          />
        </WideField>
      </Fields>
      <DaysTable
        days={days}
        onChange={(changed) => form.change({ days: changed, said: saidOf(values, changed) })}
      />
      {form.errorAt('days') !== undefined && <p role="alert">{errorOf(form.errorAt('days'))}</p>}
    </VoucherFrame>
  );
}

function bookedOf(meals: MealsAway, voucher: FormProps['voucher']) {
  if (meals.days.length === 0) return null;
  const unknown = meals.days.map(allowanceOf).find((one) => !one.known);
  return unknown !== undefined && !unknown.known ? unknown : bookMeals(meals, voucher);
}

/** With what was said before of days that are not in view. */
function saidOf({ said = [] }: Values, days: readonly DayAway[]): DayAway[] {
  return [...said.filter(({ on }) => !days.some((day) => day.on === on)), ...days];
}

/** What was said of a day stays while the journey becomes longer or shorter, also while its end is typed anew. */
function daysFor(before: Values, changes: Partial<Values>): DayAway[] {
  const after = { ...before, ...changes };
  const { from, country, place } = after;
  const to = after.to ?? from;
  if (from === null || to === null || to < from || isTooLong(after)) return [];
  return daysOfJourney(from, to, { country, place: place === '' ? null : place }).map((day) => {
    const known = before.said?.find(({ on }) => on === day.on);
    if (known === undefined) return day;
    const { breakfast, lunch, dinner } = known;
    return { ...day, breakfast, lunch, dinner };
  });
}

/** A voucher takes the days of a year at most. */
const DAYS_MAXIMUM = 366;

function isTooLong({ from, to }: Values): boolean {
  return from !== null && to !== null && daysBetween(from, to) >= DAYS_MAXIMUM;
}

function complete({ from, to, days, purpose }: Values): Completed<Input> {
  const problems = emptyAt({ from, purpose });
  const isReversed = from !== null && to !== null && to < from;
  const wrong = isReversed ? [{ field: 'to', code: 'service-period.reversed' }] : [];
  if (problems.length + wrong.length > 0) return { ok: false, problems: [...problems, ...wrong] };
  if (days.length === 0) return { ok: false, problems: [{ field: 'days', code: 'voucher.days.none' }] };
  return { ok: true, value: { days, purpose } };
}
