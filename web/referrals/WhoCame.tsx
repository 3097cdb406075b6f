/** Who came by one's link: how many, and when each of them signed up. */
import { Button } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { Badge } from '../ui/Badge.tsx';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import styles from './referrals.module.css';

const NOBODY = { successfulReferrals: 0, referrals: [] };

export function WhoCame() {
  const { t } = useTranslation('referrals');
  const { instant } = useFormat();
  const { data, isError, refetch } = useQuery(api.referrals.getReferralData.queryOptions());
  const { successfulReferrals, referrals } = data ?? NOBODY;
  return (
    <section className={styles.came}>
      <SectionHead title={t('came.title')} aside={t('came.count', { count: successfulReferrals })} />
      {isError && (
        <p className={styles.quiet}>
          {t('came.failed')}{' '}
          <Button size="compact-sm" variant="subtle" onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </p>
      )}
      {data !== undefined && referrals.length === 0 && <p className={styles.quiet}>{t('came.nobody')}</p>}
      <ul className={styles.list}>
        {referrals.map(({ id, signupCompletedAt }) => (
          <li key={id}>
            <Badge icon={IconUserCheck} tone="info">
              {t('came.signedUp')}
            </Badge>
            <span>{instant(signupCompletedAt)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{t('came.never')}</p>
    </section>
  );
}
