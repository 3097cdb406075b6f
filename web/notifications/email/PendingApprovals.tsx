/** The reminders that wait for the person's yes before they are sent, and what the bell still says of others. */
import { useTranslation } from 'react-i18next';
import { useWaitingReminders, WaitingReminders } from '../../sending/index.ts';
import { Page, PageHead } from '../../ui/Heads.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { NotificationList, useNotifications } from '../index.ts';
import styles from './email-notifications.module.css';

export function PendingApprovals() {
  const { t } = useTranslation('notifications');
  const { reminders, last, told, error, retry } = useWaiting();
  const isWaiting = (reminders ?? []).length > 0 || (told ?? []).length > 0;
  return (
    <Page>
      <PageHead
        title={t('pendingApprovals.title')}
        {...(isWaiting ? { lead: t('pendingApprovals.lead') } : {})}
      />
      {error !== null && <ErrorState title={t('loadFailed')} error={error} onRetry={retry} />}
      {error === null && (reminders === undefined || told === undefined) && <Loading />}
      {reminders?.length === 0 && told?.length === 0 && (
        <EmptyState title={t('pendingApprovals.empty')} text={t('pendingApprovals.emptyText')} lines={3} />
      )}
      {reminders !== undefined && <WaitingReminders reminders={reminders} last={last} />}
      {told !== undefined && told.length > 0 && (
        <section className={styles.waiting} aria-label={t('pendingApprovals.title')}>
          <NotificationList notifications={told} placeFor={({ actionUrl }) => actionUrl} />
        </section>
      )}
    </Page>
  );
}

/** A notification whose reminder stands there itself is not told a second time. */
function useWaiting() {
  const waiting = useWaitingReminders();
  const notifications = useNotifications('pendingApprovals');
  const reminders = waiting.data?.reminders;
  const places = new Set(reminders?.map(({ invoiceId }) => `/invoice/${invoiceId}`));
  return {
    reminders,
    last: waiting.data?.last ?? [],
    told: notifications.list?.notifications.filter(({ actionUrl }) => !places.has(actionUrl ?? '')),
    error:
      (reminders === undefined ? waiting.error : null) ??
      (notifications.list === undefined ? notifications.error : null),
    retry: () => {
      void waiting.refetch();
      void notifications.refetch();
    },
  };
}
