/** The page for any path that does not exist: inside the frame for whoever is signed in. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/session.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Page, PageHead, usePageTitle } from '../ui/Heads.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Frame } from './AppFrame.tsx';
import styles from './alone.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';

export function NotFound(): ReactNode {
  const user = useSession()?.user ?? null;
  return user === null ? <Alone /> : <Inside />;
}

function Inside() {
  const { t } = useTranslation('shell');
  return (
    <Frame>
      <Page>
        <PageHead title={t('notFound.title')} lead={t('notFound.text')} />
        <ButtonLink to="/home" variant="filled">
          {t('notFound.action')}
        </ButtonLink>
      </Page>
    </Frame>
  );
}

function Alone() {
  const { t } = useTranslation('shell');
  usePageTitle(t('notFound.title'));
  return (
    <main className={styles.alone}>
      <div className={styles.aloneTop}>
        <Logo />
        <LanguageSwitch />
      </div>
      <h1 className={styles.aloneTitle}>{t('notFound.title')}</h1>
      <p className={styles.aloneText}>{t('notFound.text')}</p>
      <ButtonLink to="/" variant="filled">
        {t('notFound.action')}
      </ButtonLink>
    </main>
  );
}
