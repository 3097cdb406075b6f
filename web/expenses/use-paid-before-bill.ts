import type { Day } from '@belegbar/domain/calendar';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';

/** Gives what is said gently of a day of paying before the document's date: allowed, as one may pay in advance, and more often a slip. */
export function usePaidBeforeBill(): (paidOn: Day | null, documentDate: Day | null) => string | undefined {
  const { t } = useTranslation('expense-form');
  const format = useFormat();
  return (paidOn, documentDate) =>
    paidOn !== null && documentDate !== null && paidOn < documentDate
      ? t('paidBeforeBill', { day: format.day(documentDate) })
      : undefined;
}
