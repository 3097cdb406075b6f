/** A useful life in words. */
import { MONTHS_OF_YEAR } from '@belegbar/domain/calendar';
import { useTranslation } from 'react-i18next';

/** Whole years as years, anything else as months: `7 Jahre`, `30 Monate`. */
export function useLifeText(): (months: number) => string {
  const { t } = useTranslation('expense-form');
  return (months) =>
    months % MONTHS_OF_YEAR === 0
      ? t('asset.years', { count: months / MONTHS_OF_YEAR })
      : t('asset.months', { count: months });
}
