/** What stands while the session or a screen is fetched: the head's place and the rules of a page, and the word for who hears it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Hidden } from '../ui/Hidden.tsx';
import { numbersBelow } from '../ui/numbers.ts';
import styles from './alone.module.css';

const LINES = 6;

export function LoadingPlaceholder(): ReactNode {
  const { t } = useTranslation();
  return (
    <output>
      <Hidden>{t('loading')}</Hidden>
      <PageRules />
    </output>
  );
}

/** The head's place and the rules of a page of which nothing is known yet. */
export function PageRules() {
  return (
    <span className={styles.placeholder} aria-hidden="true">
      <span className={styles.headPlace} />
      <span className={styles.headRule} />
      {numbersBelow(LINES).map((index) => (
        <span key={index} className={styles.rule} />
      ))}
    </span>
  );
}
