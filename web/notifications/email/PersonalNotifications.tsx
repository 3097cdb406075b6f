/** What the person was told, and which mails their account sends. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page, PageHead } from '../../ui/Heads.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { MarkAllReadButton, NotificationList, useNotifications } from '../index.ts';
import { AccountMails } from './AccountMails.tsx';
import styles from './email-notifications.module.css';

export function PersonalNotifications() {
  const { t } = useTranslation('notifications');
  return (
    <Page>
      <PageHead
        title={t('personalNotifications.title')}
        lead={t('personalNotifications.lead')}
        actions={<MarkAllReadButton />}
      />
      <div className={styles.columns}>
        <NotificationFilter />
        <AccountMails />
      </div>
    </Page>
  );
}

type Filter = 'all' | 'unread';

function NotificationFilter() {
  const { t } = useTranslation('notifications');
  const [filter, setFilter] = useState<Filter>('all');
  const { list } = useNotifications();
  const tabs = [
    { value: 'all', label: t('filter.all') },
    { value: 'unread', label: t('filter.unread'), count: list?.unread },
  ] as const;
  return (
    <section aria-label={t('title')}>
      <Tabs label={t('filter.label')} tabs={tabs} value={filter} onChange={setFilter} />
      <Listed filter={filter} />
    </section>
  );
}

function Listed({ filter }: { filter: Filter }) {
  const { t } = useTranslation('notifications');
  const { list, error, refetch } = useNotifications(filter);
  if (list === undefined)
    return error === null ? (
      <Loading />
    ) : (
      <ErrorState title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
    );
  const { notifications } = list;
  if (notifications.length === 0) {
    const isAll = filter === 'all';
    return <EmptyState title={t(isAll ? 'empty.title' : 'allRead')} text={isAll ? t('empty.text') : ''} />;
  }
  return (
    <>
      <NotificationList notifications={notifications} />
      {notifications.length >= LISTED_MAX && <p className={styles.more}>{t('onlyNewest')}</p>}
    </>
  );
}

const LISTED_MAX = 20;
