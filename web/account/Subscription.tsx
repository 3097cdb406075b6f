/** What the account is on, and what that holds. There is one plan: nothing on this server costs anything or is kept back. */
import { cents } from '@belegbar/domain/money';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { useFormat } from '../ui/format.ts';
import { SideSection } from '../ui/Heads.tsx';
import styles from './subscription.module.css';

const INCLUDED = ['invoices', 'records', 'books', 'reports', 'proof'] as const;

export function Subscription() {
  const { t } = useTranslation('account');
  const format = useFormat();
  return (
    <SideSection id="subscription" title={t('subscription.title')} reason={t('subscription.reason')}>
      <p className={styles.plan}>
        <span className={styles.name}>{t('subscription.free')}</span>
        <span>{t('subscription.price', { price: format.money(cents(0)) })}</span>
      </p>
      <ul className={styles.included}>
        {INCLUDED.map((what) => (
          <li key={what}>
            <IconCheck size={16} stroke={1.75} aria-hidden="true" />
            <span>
              {t(`subscription.includes.${what}`)}
              {what === 'invoices' && <Issued />}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('subscription.note')}</p>
      <p className={styles.all}>
        <Link to="/subscription">{t('subscription.all')}</Link>
      </p>
    </SideSection>
  );
}

/** How many there are so far; nothing while it is not known. */
export function Issued() {
  const { t } = useTranslation('account');
  const { data } = useQuery(api.invoices.list.queryOptions({ input: { limit: 1 } }));
  if (data === undefined) return null;
  const count = (data.counts.all ?? 0) - (data.counts.draft ?? 0);
  return <span className={styles.usage}> {t('subscription.issued', { count })}</span>;
}
