/** How long there is to wait, in words. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hidden } from '../../ui/Hidden.tsx';
import styles from './form.module.css';

/** From when on a refused act can be tried again; nothing once that has come. */
export function Wait({ seconds }: { seconds: number }) {
  const { t } = useTranslation('sign-in');
  if (seconds === 0) return null;
  return (
    <p className={styles.advice}>
      {t('wait')} <TimeLeft seconds={seconds} />.
    </p>
  );
}

/** Screen readers hear it once and not every second. */
export function TimeLeft({ seconds }: { seconds: number }) {
  const { t } = useTranslation('sign-in');
  const [atFirst] = useState(seconds);
  const inWords = (given: number) =>
    given > 90
      ? t('time.minutes', { count: Math.ceil(given / 60) })
      : t('time.seconds', { count: Math.max(1, given) });
  return (
    <>
      <span aria-hidden="true">{inWords(seconds)}</span>
      <Hidden>{inWords(atFirst)}</Hidden>
    </>
  );
}
