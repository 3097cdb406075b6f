/** Days of a month, or months of a year, each a button that is pressed or not. */
import {
  addDays,
  type Day,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  nextPeriod,
  previousPeriod,
  weekday,
  yearOf,
} from '@belegbar/domain/calendar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { Stepper } from '../../ui/Stepper.tsx';
import styles from '../vouchers.module.css';
import { nameOfMonth } from './months.ts';

interface DayGridProps {
  days: readonly Day[];
  today: Day;
  onChange: (days: Day[]) => void;
}

export function DayGrid({ days, today, onChange }: DayGridProps) {
  const { t } = useTranslation('vouchers');
  const format = useFormat();
  const [month, setMonth] = useState<Month>(monthOf(days.at(-1) ?? today));
  const step = (to: Month) => () => setMonth(to);
  const shown = daysOf(month);
  const toggle = (on: Day) => onChange(toggled(days, on));
  return (
    <fieldset className={styles.calendar}>
      <legend>{t('homeOffice.daysChosen', { count: days.length })}</legend>
      <Stepper
        label={t('homeOffice.month')}
        previousLabel={t('homeOffice.previous')}
        nextLabel={t('homeOffice.next')}
        onPrevious={step(previousPeriod(month) as Month)}
        onNext={month < monthOf(today) ? step(nextPeriod(month) as Month) : null}
      >
        {nameOfMonth(month, format)}
      </Stepper>
      <div className={styles.week}>
        {shown.map((on, place) => (
          <button
            key={on}
            type="button"
            className={styles.dayButton}
            aria-pressed={days.includes(on)}
            aria-label={format.dayLong(on)}
            disabled={on > today}
            onClick={() => toggle(on)}
            style={place === 0 ? { gridColumnStart: weekday(on) } : undefined}
          >
            {Number(on.slice(8))}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface MonthGridProps {
  months: readonly Month[];
  today: Day;
  onChange: (months: Month[]) => void;
}

export function MonthGrid({ months, today, onChange }: MonthGridProps) {
  const { t } = useTranslation('vouchers');
  const format = useFormat();
  const [year, setYear] = useState(Number(months[0]?.slice(0, 4) ?? yearOf(today)));
  const shown = MONTHS.map((month) => `${year}-${month}` as Month);
  return (
    <fieldset className={styles.calendar}>
      <legend>{t('homeOffice.monthsChosen', { count: months.length })}</legend>
      <Stepper
        label={t('homeOffice.year')}
        previousLabel={t('homeOffice.previousYear')}
        nextLabel={t('homeOffice.nextYear')}
        onPrevious={() => setYear(year - 1)}
        onNext={year < yearOf(today) ? () => setYear(year + 1) : null}
      >
        {String(year)}
      </Stepper>
      <div className={styles.months}>
        {shown.map((month) => (
          <button
            key={month}
            type="button"
            className={styles.dayButton}
            aria-pressed={months.includes(month)}
            disabled={lastDayOf(month) > today}
            onClick={() => onChange(toggled(months, month))}
          >
            {nameOfMonth(month, format)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;

function daysOf(month: Month): Day[] {
  const days: Day[] = [];
  for (let on = firstDayOf(month); on <= lastDayOf(month); on = addDays(on, 1)) days.push(on);
  return days;
}

function toggled<Value extends string>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value].toSorted();
}
