/** The word that stands while the session or a screen is fetched. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './alone.module.css';

export function LoadingPlaceholder(): ReactNode {
  const { t } = useTranslation();
  return <output className={styles.placeholder}>{t('loading')}</output>;
}
