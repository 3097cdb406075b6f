/** When something happened, as short as it can be told. */
import { addDays } from '@belegbar/domain/calendar';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { dayInBerlin, useFormat } from '../ui/format.ts';

/** `short`: today the time, then "yesterday", then the date. `exact`: day and time. */
export function useMoment(iso: string): { short: string; exact: string } {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const today = useToday();
  const day = dayInBerlin(iso);
  const exact = format.instant(iso);
  if (day >= today) return { short: format.time(iso), exact };
  return { short: day === addDays(today, -1) ? t('yesterday') : format.day(day), exact };
}
