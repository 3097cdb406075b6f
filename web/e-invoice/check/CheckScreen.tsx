/** `/e-invoice-check`: any file is checked at once and shown readably; open to everybody, nothing is kept. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session.ts';
import { Frame } from '../../shell/AppFrame.tsx';
import { LanguageSwitch } from '../../shell/LanguageSwitch.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Page, PageHead } from '../../ui/Heads.tsx';
import { Hidden } from '../../ui/Hidden.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { useVerdictTitle } from '../index.ts';
import { CheckPlace } from './CheckPlace.tsx';
import { CheckResult } from './CheckResult.tsx';
import styles from './check.module.css';
import { type Check, useCheck } from './use-check.ts';

export function CheckScreen() {
  const isSignedIn = (useSession()?.user ?? null) !== null;
  if (isSignedIn)
    return (
      <Frame>
        <Page>
          <CheckBody isSignedIn />
        </Page>
      </Frame>
    );
  return (
    <div className={styles.alone}>
      <Top />
      <main>
        <CheckBody isSignedIn={false} />
      </main>
    </div>
  );
}

function Top() {
  const { t } = useTranslation('e-invoice');
  return (
    <header className={styles.top}>
      <Link to="/">
        <Logo size={24} />
      </Link>
      <span className={styles.topActs}>
        <LanguageSwitch />
        <ButtonLink to="/auth" size="xs">
          {t('check.signIn')}
        </ButtonLink>
      </span>
    </header>
  );
}

function CheckBody({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation('e-invoice');
  const check = useCheck();
  const { chosen, checked } = check;
  return (
    <>
      <PageHead
        title={t('check.title')}
        lead={<span className={styles.onScreen}>{t('check.lead')}</span>}
        actions={
          isSignedIn && (
            <span className={styles.onScreen}>
              <ButtonLink to="/finance/received">{t('check.toReceived')}</ButtonLink>
            </span>
          )
        }
      />
      <CheckPlace check={check} />
      <Outcome check={check} />
      {checked !== undefined && chosen !== null && (
        <CheckResult key={chosen.key} checked={checked} file={chosen.file} isSignedIn={isSignedIn} />
      )}
      <About />
    </>
  );
}

/** Told to screen readers as it happens. */
function Outcome({ check: { checked, progress } }: { check: Check }) {
  const { t } = useTranslation('e-invoice');
  const verdictTitle = useVerdictTitle();
  const told = checked === undefined ? '' : `${t('check.result')}: ${verdictTitle(checked)}`;
  return (
    <Hidden>
      <span role="status">{progress === null ? told : t('check.checking')}</span>
    </Hidden>
  );
}

function About() {
  const { t } = useTranslation('e-invoice');
  return (
    <section className={styles.about} aria-labelledby="check-about">
      <h2 id="check-about">{t('check.aboutTitle')}</h2>
      <p>{t('check.about')}</p>
      <p>{t('check.aboutNot')}</p>
      <p>{t('check.privacy')}</p>
      <p>{t('check.law')}</p>
    </section>
  );
}
