/** Waiting: nothing for 200 ms, then quiet bones; never a page with a spinner. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numbersBelow } from './numbers.ts';
import styles from './states.module.css';

const DELAY_MILLISECONDS = 200;

/** False at first, true once 200 ms have passed. */
export function useDelayed(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

/** Ruled lines whose values follow; `lines` is how many are expected. */
export function Loading({ lines = 4 }: { lines?: number }) {
  const { t } = useTranslation();
  const isLate = useDelayed();
  return (
    <output aria-label={t('loading')} aria-busy="true">
      {numbersBelow(lines).map((index) => (
        <span key={index} className={styles.blankLine} style={{ display: 'block', paddingTop: 11 }}>
          {isLate && <span className={styles.bone} style={{ width: `${[38, 52, 31, 45][index % 4]}%` }} />}
        </span>
      ))}
    </output>
  );
}

/** One bone in place of a value, `width` in pixels. */
export function Bone({ width = 96 }: { width?: number }) {
  const isLate = useDelayed();
  return isLate ? <span className={styles.bone} style={{ width }} aria-hidden="true" /> : <span>&nbsp;</span>;
}
