/** The limits of § 19 UStG that hold today, and what the small business scheme changes. */
import { yearOf } from '@belegbar/domain/calendar';
import { smallBusinessLimits } from '@belegbar/domain/law';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { useFormat } from '../ui/format.ts';
import styles from './business.module.css';

export function SmallBusinessLimits() {
  const { t } = useTranslation('business');
  const format = useFormat();
  const year = yearOf(useToday());
  const limits = smallBusinessLimits(year);
  if (!limits.known) return <p className={styles.note}>{t('small.unknown', { year })}</p>;
  const { previousYear, currentYear, hard, turnover } = limits.value;
  return (
    <div className={styles.note}>
      <p>
        {t('small.limits', {
          year,
          previous: format.money(previousYear),
          current: format.money(currentYear),
          turnover: t(`small.${turnover}`),
        })}{' '}
        {t(hard ? 'small.hard' : 'small.forecast', { current: format.money(currentYear) })}
      </p>
      <ul>
        {(['invoice', 'input', 'returns', 'waiver'] as const).map((point) => (
          <li key={point}>{t(`small.${point}`)}</li>
        ))}
      </ul>
    </div>
  );
}
