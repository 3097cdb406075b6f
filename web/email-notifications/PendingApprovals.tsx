/** What waits for the person's approval before it is sent. */
import { useTranslation } from 'react-i18next';
import { NotificationList, useNotifications } from '../notifications/index.ts';
import { Page, PageHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../ui/States.tsx';
import styles from './email-notifications.module.css';

export function PendingApprovals() {
  const { t } = useTranslation('notifications');
  const { list, error, refetch } = useNotifications('pendingApprovals');
  const isWaiting = list !== undefined && list.notifications.length > 0;
  return (
    <Page>
      <PageHead
        title={t('pendingApprovals.title')}
        {...(isWaiting ? { lead: t('pendingApprovals.lead') } : {})}
      />
      {list === undefined && error === null && <Loading />}
      {list === undefined && error !== null && (
        <ErrorState title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {isWaiting && (
        <section className={styles.waiting} aria-label={t('pendingApprovals.title')}>
          <NotificationList notifications={list.notifications} placeFor={({ actionUrl }) => actionUrl} />
        </section>
      )}
      {list?.notifications.length === 0 && (
        <EmptyState title={t('pendingApprovals.empty')} text={t('pendingApprovals.emptyText')} lines={3} />
      )}
    </Page>
  );
}
