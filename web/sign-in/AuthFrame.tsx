/** The frame of coming in: the form at the left, at the right what the app does. */
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/session.ts';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { useLater } from '../shell/use-later.ts';
import { usePageTitle } from '../ui/Heads.tsx';
import { Logo } from '../ui/Logo.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './frame.module.css';

interface AuthFrameProps {
  title: string;
  /** Names the tab where the title is a sentence. */
  tab?: string;
  lead?: ReactNode;
  /** A `door` says what this is: the sentence is large, and the story stands below it on a phone. */
  kind?: 'door' | 'form';
  children: ReactNode;
}

/** `title` heads the form and names the tab. */
export function AuthFrame({ title, tab, lead, kind = 'form', children }: AuthFrameProps) {
  usePageTitle(tab ?? title);
  const heading = useFocusWhenLost();
  return (
    <div className={styles.frame} data-kind={kind}>
      <div className={styles.left}>
        <div className={styles.column}>
          <header className={styles.top}>
            <Logo size={28} />
            <LanguageSwitch />
          </header>
          <main className={styles.middle}>
            <h1 ref={heading} className={`${sheet.title} ${styles.title}`} tabIndex={-1}>
              {title}
            </h1>
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
            {children}
          </main>
          <Foot />
        </div>
      </div>
      <ProductStory />
    </div>
  );
}

let isFirstFrame = true;

/** A screen that takes the place of the form whose button was pressed begins at its heading, unless a field has the focus. */
function useFocusWhenLost() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstFrame && document.activeElement === document.body) heading.current?.focus();
    isFirstFrame = false;
  }, []);
  return heading;
}

/** Who runs the install says so where people come in, if it is configured. */
function Foot() {
  const { t } = useTranslation('sign-in');
  const { imprintUrl = null, privacyUrl = null } = useSession()?.install ?? {};
  return (
    <footer className={styles.bottom}>
      {imprintUrl !== null && <a href={imprintUrl}>{t('imprint')}</a>}
      {privacyUrl !== null && <a href={privacyUrl}>{t('privacy')}</a>}
      <Link to="/e-invoice-check">{t('checkEInvoice')}</Link>
      <span>{t('freeSoftware')}</span>
    </footer>
  );
}

/** Fetched when the form stands. */
function ProductStory() {
  const { t } = useTranslation('sign-in');
  const Story = useLater(loadStory);
  return (
    <aside className={styles.right} aria-label={t('story.aside')}>
      {Story && <Story />}
    </aside>
  );
}

async function loadStory() {
  return (await import('./story/Story.tsx')).Story;
}
