/** What was sent last, and what became of it. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import type { SettledReminder } from '../messages.ts';
import styles from './approvals.module.css';

export function LastSent({ last }: { last: readonly SettledReminder[] }) {
  const { t } = useTranslation('sending');
  const format = useFormat();
  return (
    <section aria-labelledby="approvals-last">
      <h2 className={styles.lastTitle} id="approvals-last">
        {t('approvals.last')}
      </h2>
      {last.length === 0 && <p className={styles.nothing}>{t('approvals.lastNone')}</p>}
      <ul className={styles.list}>
        {last.map(({ id, invoiceId, number, clientName, step, state, at, isOwed }) => (
          <li key={id} className={styles.lastRow}>
            <Link to="/invoice/$id" params={{ id: invoiceId }} className={styles.client ?? ''}>
              {clientName}
            </Link>
            <span className={styles.meta}>{t(isOwed ? 'approvals.open' : 'approvals.settled')}</span>
            <span className={styles.meta}>
              {t(step === 0 ? 'approvals.aboutBefore' : 'approvals.about', { number, step })}
            </span>
            <span className={styles.meta}>{stateWords(state, format.instant(at))}</span>
          </li>
        ))}
      </ul>
    </section>
  );

  function stateWords(state: SettledReminder['state'], at: string): string {
    return t(`section.state.${state}`, { at });
  }
}
