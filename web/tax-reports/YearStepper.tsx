/** Leads from a year to the one before and after. */
import { yearOf } from '@belegbar/domain/calendar';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { Stepper } from '../ui/Stepper.tsx';

interface Props {
  year: number;
  /** Before this year nothing stands. */
  firstYear: number;
  onYear: (year: number) => void;
}

/** Not beyond the running year: nothing has happened there. */
export function YearStepper({ year, firstYear, onYear }: Props) {
  const { t } = useTranslation('tax-reports-form');
  const thisYear = yearOf(useToday());
  return (
    <Stepper
      label={t('year')}
      previousLabel={t('previousYear')}
      nextLabel={t('nextYear')}
      onPrevious={year > firstYear ? () => onYear(year - 1) : null}
      onNext={year < thisYear ? () => onYear(year + 1) : null}
    >
      {year}
    </Stepper>
  );
}
