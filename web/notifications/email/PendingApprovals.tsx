/** The reminders that wait for the person's yes before they are sent, and what was sent last. */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LastSent, useWaitingReminders, WaitingReminders } from '../../sending/index.ts';
import { Page, PageHead } from '../../ui/Heads.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { AllDone } from './AllDone.tsx';
import styles from './email-notifications.module.css';
import { PlanNote } from './PlanNote.tsx';

export function PendingApprovals() {
  const { t } = useTranslation('notifications');
  const { data, error, refetch } = useWaitingReminders();
  const isWaiting = (data?.reminders ?? []).length > 0;
  const hasWaited = useHasBeen(isWaiting);
  if (isWaiting && data !== undefined)
    return (
      <WaitingReminders
        {...data}
        head={<PageHead title={t('pendingApprovals.title')} lead={t('pendingApprovals.lead')} />}
        plan={<PlanNote />}
      />
    );
  return (
    <Page>
      <PageHead title={t('pendingApprovals.title')} />
      {data === undefined && error === null && <Loading />}
      {data === undefined && error !== null && (
        <ErrorState title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {data?.reminders.length === 0 && (
        <div className={styles.columns}>
          <AllDone
            hasSent={data.last.some(({ kind }) => kind === 'reminder')}
            next={data.next}
            takesFocus={hasWaited}
          />
          <LastSent last={data.last} />
        </div>
      )}
    </Page>
  );
}

/** Whether it was so at some time since the screen was opened. */
function useHasBeen(isSo: boolean): boolean {
  const hasBeen = useRef(isSo);
  hasBeen.current ||= isSo;
  return hasBeen.current;
}
