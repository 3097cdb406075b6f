/** The frame of signing in and up: the form at the left, one promise at the right. */

import { day, formatDay } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import { cents } from '@belegbar/domain/money';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { useFormat } from '../ui/format.ts';
import { usePageTitle } from '../ui/Heads.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Money } from '../ui/Money.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './frame.module.css';

/** `title` heads the form and names the tab. */
export function AuthFrame({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation('sign-in');
  usePageTitle(title);
  const heading = useFocusWhenLost();
  return (
    <div className={styles.frame}>
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
          <footer className={styles.bottom}>
            <span>{t('freeSoftware')}</span>
            <Link to="/e-invoice-check">{t('checkEInvoice')}</Link>
          </footer>
        </div>
      </div>
      <Claim />
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

/** Invented lines that add up, so that the promise is itself a proven sum. */
const LINES: readonly { on: string; client: string | null; amount: Cents }[] = [
  { on: '2026-07-06', client: 'Verlag Sommerfeld', amount: cents(339_150) },
  { on: '2026-07-15', client: 'Müggelhof', amount: cents(233_240) },
  { on: '2026-09-09', client: 'Hafenkante', amount: cents(385_560) },
  { on: '2026-10-05', client: null, amount: cents(-6_437) },
];
const BALANCE = cents(951_513);

function Claim() {
  const { t } = useTranslation('sign-in');
  const { language } = useFormat();
  const claimId = useId();
  const shortDay = (on: string) => formatDay(day(on), language).replace(/ ?2026$/, '');
  return (
    <aside className={styles.right} aria-labelledby={claimId}>
      <div className={styles.promise}>
        <p className={styles.claim} id={claimId}>
          {t('claim')}
        </p>
        <div className={styles.ledger} aria-hidden="true">
          {LINES.map((line) => (
            <div key={line.on} className={styles.line}>
              <span className={styles.lineDay}>{shortDay(line.on)}</span>
              <span>
                {line.client === null ? t('ledger.expense') : t('ledger.invoice', { client: line.client })}
              </span>
              <Money cents={line.amount} />
              <IconCheck size={16} stroke={1.75} className={styles.tick ?? ''} />
            </div>
          ))}
          <div className={styles.balance}>
            <span>{t('ledger.balance')}</span>
            <span className={styles.balanceFigure}>
              <Money cents={BALANCE} />
              <svg className={styles.sign} viewBox="0 0 134 60" width="134" height="60" aria-hidden="true">
                <path d="M2 33h108M2 40.5h82l13.5 18L132 2" />
              </svg>
            </span>
          </div>
        </div>
      </div>
    </aside>
  );
}
