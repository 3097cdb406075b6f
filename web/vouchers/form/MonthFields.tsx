/** The first and the last of some months of one year. */
import type { Month } from '@belegbar/domain/calendar';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/TextFields.tsx';
import { useMonthChoices } from './months.ts';

interface MonthFieldsProps {
  from: Month;
  to: Month;
  error: string | undefined;
  onChange: (months: { from: Month; to: Month }) => void;
}

/** Whoever moves one over the other moves both. */
export function MonthFields({ from, to, error, onChange }: MonthFieldsProps) {
  const { t } = useTranslation('vouchers');
  const choices = useMonthChoices();
  return (
    <>
      <SelectField
        label={t('fields.fromMonth')}
        value={from}
        choices={choices}
        error={error}
        onChange={(month) => onChange({ from: month, to: month > to ? month : to })}
      />
      <SelectField
        label={t('fields.toMonth')}
        value={to}
        choices={choices}
        onChange={(month) => onChange({ from: month < from ? month : from, to: month })}
      />
    </>
  );
}
