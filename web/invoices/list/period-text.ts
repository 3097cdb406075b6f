/** A period of the address in words. */
import { askedPeriod, isPeriod, isQuarter, MOVING_PERIODS } from '@belegbar/domain/calendar';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../session/session.ts';
import { useFormat } from '../../ui/format.ts';

/** Gives a function that says a period: "This month", "Q2 2026", "from 3 Apr 2026". */
export function usePeriodText(): (period: string) => string {
  const { t } = useTranslation('invoice-list');
  const format = useFormat();
  const today = useToday();
  return (period) => {
    const moving = MOVING_PERIODS.find((known) => known === period);
    if (moving !== undefined) return t(`filter.moving.${moving}`);
    if (isPeriod(period))
      return isQuarter(period)
        ? t('filter.quarter', { quarter: period.slice(6), year: period.slice(0, 4) })
        : `${format.monthName(Number(period.slice(5)))} ${period.slice(0, 4)}`;
    if (!period.includes('_')) return period;
    const { from, to } = askedPeriod(period, today) ?? { from: null, to: null };
    if (from === null) return to === null ? period : t('filter.until', { day: format.day(to) });
    if (to === null) return t('filter.since', { day: format.day(from) });
    return t('filter.between', { from: format.day(from), to: format.day(to) });
  };
}
