/** The days away, each with how long, what others provided, and what its allowance comes to; their sum below. */
import { sumCents } from '@belegbar/domain/money';
import { allowanceOf, type DayAway } from '@belegbar/domain/vouchers';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { Money, Total } from '../../ui/Money.tsx';
import sheet from '../../ui/sheet.module.css';
import { SelectField } from '../../ui/TextFields.tsx';
import styles from '../vouchers.module.css';

interface DaysTableProps {
  days: readonly DayAway[];
  onChange: (days: DayAway[]) => void;
}

const MEALS = ['breakfast', 'lunch', 'dinner'] as const;

export function DaysTable({ days, onChange }: DaysTableProps) {
  const { t } = useTranslation('vouchers');
  if (days.length === 0) return null;
  const amounts = days.map(allowanceOf).flatMap((one) => (one.known ? [one.value] : []));
  return (
    <div className={styles.scrolled}>
      <table className={`${sheet.ruled} ${styles.days}`} aria-label={t('meals.days')}>
        <thead>
          <tr>
            <th scope="col">{t('fields.day')}</th>
            <th scope="col">{t('meals.absence')}</th>
            {MEALS.map((meal) => (
              <th key={meal} scope="col">
                {t(`meals.${meal}`)}
              </th>
            ))}
            <th scope="col">{t('meals.allowance')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day, place) => (
            <DayRow key={day.on} day={day} onChange={(changed) => onChange(days.with(place, changed))} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={5}>
              {t('meals.sum')}
            </th>
            <td>
              <Total>
                <Money cents={sumCents(amounts)} style="plain" />
              </Total>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function DayRow({ day, onChange }: { day: DayAway; onChange: (day: DayAway) => void }) {
  const { t } = useTranslation('vouchers');
  const format = useFormat();
  const allowance = allowanceOf(day);
  const on = format.day(day.on);
  return (
    <tr>
      <th scope="row">{on}</th>
      <td>
        <SelectField
          label={t('meals.absenceOf', { day: on })}
          isLabelHidden
          value={day.absence}
          choices={(['fullDay', 'arrivalOrDeparture', 'overEightHours'] as const).map((value) => ({
            value,
            label: t(`meals.${value}`),
          }))}
          onChange={(absence) => onChange({ ...day, absence })}
        />
      </td>
      {MEALS.map((meal) => (
        <td key={meal} data-head={t(`meals.${meal}`)}>
          <Checkbox
            aria-label={t('meals.provided', { meal: t(`meals.${meal}`), day: on })}
            checked={day[meal]}
            onChange={(event) => onChange({ ...day, [meal]: event.currentTarget.checked })}
          />
        </td>
      ))}
      <td>{allowance.known ? <Money cents={allowance.value} style="plain" /> : t('meals.unknown')}</td>
    </tr>
  );
}
