/** `/subscription`: the one plan there is, what it costs and what it holds, one row each. Nothing on this server costs anything or is kept back. */
import { cents } from '@belegbar/domain/money';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useFormat } from '../ui/format.ts';
import { Page, PageHead } from '../ui/Heads.tsx';
import { Issued } from './Subscription.tsx';
import styles from './subscription.module.css';

/** By what they are for; `unlimited` of them says how many, the others are there. */
const HELD = {
  write: ['invoices', 'formats', 'records', 'reminders'],
  books: ['finance', 'received', 'reports', 'years', 'proof'],
  leave: ['export', 'api'],
} as const;

const UNLIMITED: ReadonlySet<string> = new Set(['invoices', 'records']);

export function SubscriptionPage() {
  const { t } = useTranslation('account');
  const format = useFormat();
  return (
    <Page>
      <PageHead
        title={t('plan.title')}
        lead={t('plan.lead')}
        actions={<ButtonLink to="/user-profile">{t('plan.toProfile')}</ButtonLink>}
      />
      <table className={styles.table}>
        <caption className={styles.caption}>{t('plan.caption')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <span className={styles.name}>{t('subscription.free')}</span>
              <span className={styles.yours}>{t('plan.yours')}</span>
              <span className={styles.price}>{format.money(cents(0))}</span>
              <span className={styles.usage}>{t('plan.forever')}</span>
            </th>
          </tr>
        </thead>
        {Object.entries(HELD).map(([group, rows]) => (
          <Group key={group} group={group as keyof typeof HELD} rows={rows} />
        ))}
      </table>
      <p className={styles.note}>{t('subscription.note')}</p>
    </Page>
  );
}

function Group({ group, rows }: { group: keyof typeof HELD; rows: readonly string[] }) {
  const { t } = useTranslation('account');
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup">{t(`plan.group.${group}`)}</th>
        <td />
      </tr>
      {rows.map((row) => (
        <tr key={row}>
          <th scope="row">{t(`plan.row.${row}`)}</th>
          <td>
            {UNLIMITED.has(row) ? t('plan.unlimited') : <Held />}
            {row === 'invoices' && <Issued />}
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function Held() {
  const { t } = useTranslation('account');
  return <IconCheck size={18} stroke={1.6} role="img" aria-label={t('plan.included')} />;
}
