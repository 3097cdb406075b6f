/** The first days on which it will be due, while it is typed: whoever means the 31st sees what February makes of it. */
import { addMonths } from '@belegbar/domain/calendar';
import { dueDays } from '@belegbar/domain/recurring-expenses';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { useFormat } from '../ui/format.ts';
import { dayOfMonthOf, type RecurringForm } from './begin-form.ts';
import styles from './recurring-expenses.module.css';

const SHOWN = 4;
const MONTHS_AHEAD = 48;

export function NextDays({ values }: { values: RecurringForm }) {
  const { t } = useTranslation('recurring-expenses');
  const format = useFormat();
  const today = useToday();
  const { firstDueOn, rhythm, endsOn } = values;
  if (firstDueOn === null) return null;
  const from = firstDueOn > today ? firstDueOn : today;
  const recurrence = { rhythm, firstDueOn, endsOn, dayOfMonth: dayOfMonthOf(values, firstDueOn) };
  const days = dueDays(recurrence, { from, to: addMonths(from, MONTHS_AHEAD) }).slice(0, SHOWN);
  return (
    <p className={styles.quiet} aria-live="polite">
      {days.length === 0
        ? t('form.never')
        : t('form.nextDays', { days: days.map((day) => format.day(day)).join(', ') })}
    </p>
  );
}
