/** What was sent last, and what became of it. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../session/session.ts';
import { dayInBerlin, useFormat } from '../../ui/format.ts';
import type { SettledMail } from '../messages.ts';
import styles from './approvals.module.css';

export function LastSent({ last }: { last: readonly SettledMail[] }) {
  const { t } = useTranslation('sending');
  const format = useFormat();
  const today = useToday();
  return (
    <section aria-labelledby="approvals-last">
      <h2 className={styles.lastTitle} id="approvals-last">
        {t('approvals.last')}
      </h2>
      {last.length === 0 && <p className={styles.nothing}>{t('approvals.lastNone')}</p>}
      <ul className={styles.list}>
        {last.map(({ id, invoiceId, number, clientName, kind, step, state, at, isOwed }) => (
          <li key={id} className={styles.lastRow}>
            <Link to="/invoice/$id" params={{ id: invoiceId }} className={styles.client ?? ''}>
              {clientName}
            </Link>
            <span className={styles.meta}>{t(isOwed ? 'approvals.open' : 'approvals.settled')}</span>
            <span className={styles.meta}>
              {kind === 'invoice'
                ? t('approvals.aboutInvoice', { number })
                : t(step === 0 ? 'approvals.aboutBefore' : 'approvals.about', { number, step })}
            </span>
            <span className={styles.meta}>{stateWords(state, whenOf(at))}</span>
          </li>
        ))}
      </ul>
    </section>
  );

  function whenOf(at: string): string {
    const day = dayInBerlin(at);
    return day === today ? format.time(at) : format.day(day);
  }

  function stateWords(state: SettledMail['state'], at: string): string {
    return t(`section.state.${state}`, { at });
  }
}
