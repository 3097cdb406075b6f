/** The page for any path that does not exist. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../ui/Heads.tsx';
import { Logo } from '../ui/Logo.tsx';
import styles from './alone.module.css';

export function NotFound(): ReactNode {
  const { t } = useTranslation('shell');
  usePageTitle(t('notFound.title'));
  return (
    <main className={styles.alone}>
      <Logo />
      <h1 className={styles.aloneTitle}>{t('notFound.title')}</h1>
      <p className={styles.aloneText}>{t('notFound.text')}</p>
      <Link to="/" className={styles.buttonLink}>
        {t('notFound.action')}
      </Link>
    </main>
  );
}
