/** How clients can be reached, and what has reached them. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientDialog, type ClientMessage } from '../clients/index.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Page, PageHead } from '../ui/Heads.tsx';
import { LedgerTable } from '../ui/LedgerTable.tsx';
import { EmptyState, ErrorState } from '../ui/States.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { ReachRow, useReachColumns } from './client-reach.tsx';
import styles from './email-notifications.module.css';
import { type ReachedClient, useClientReach } from './use-client-reach.ts';

export function ClientNotifications() {
  const { t } = useTranslation('notifications');
  const [edited, setEdited] = useState<ClientMessage | null>(null);
  return (
    <Page>
      <PageHead
        title={t('clientNotifications.title')}
        lead={t('clientNotifications.lead')}
        actions={
          <ButtonLink to="/user-profile" hash="email-notifications">
            {t('clientNotifications.toPlan')}
          </ButtonLink>
        }
      />
      <Clients onEdit={setEdited} />
      <ClientDialog opened={edited !== null} client={edited ?? undefined} onClose={() => setEdited(null)} />
    </Page>
  );
}

type Filter = 'all' | 'missing';

function Clients({ onEdit }: { onEdit: (client: ClientMessage) => void }) {
  const { t } = useTranslation('notifications');
  const [filter, setFilter] = useState<Filter>('all');
  const all = useClientReach('all');
  const missing = useClientReach('missing');
  const shown = filter === 'all' ? all : missing;
  if (all.clients?.length === 0) return <NoClients />;
  const tabs = [
    { value: 'all' as const, label: t('clientNotifications.all') },
    {
      value: 'missing' as const,
      label: t('clientNotifications.withoutEmail'),
      count: missing.hasMore ? undefined : missing.clients?.length,
    },
  ];
  return (
    <section aria-label={t('clientNotifications.title')}>
      <Tabs label={t('clientNotifications.filter')} tabs={tabs} value={filter} onChange={setFilter} />
      {shown.error === null ? (
        <Table list={shown} filter={filter} onEdit={onEdit} />
      ) : (
        <ErrorState title={t('clientNotifications.loadFailed')} error={shown.error} onRetry={shown.retry} />
      )}
    </section>
  );
}

interface TableProps {
  list: ReturnType<typeof useClientReach>;
  filter: Filter;
  onEdit: (client: ClientMessage) => void;
}

function Table({ list, filter, onEdit }: TableProps) {
  const { t } = useTranslation('notifications');
  const columns = useReachColumns(onEdit);
  const rows: readonly ReachedClient[] | undefined = list.clients;
  if (filter === 'missing' && rows?.length === 0)
    return <EmptyState title={t('clientNotifications.nobodyMissing')} text="" lines={0} />;
  return (
    <>
      <LedgerTable
        caption={t('clientNotifications.title')}
        columns={columns}
        rows={rows}
        rowKey={({ client }) => client.id}
        mobile={(row) => <ReachRow row={row} onEdit={onEdit} />}
        mobileUntil="899.9px"
      />
      {list.hasMore && (
        <Button className={styles.more ?? ''} size="xs" onClick={list.more}>
          {t('clientNotifications.more')}
        </Button>
      )}
    </>
  );
}

function NoClients() {
  const { t } = useTranslation('notifications');
  const action = (
    <ButtonLink to="/my-business" hash="services-clients" variant="filled">
      {t('clientNotifications.toClients')}
    </ButtonLink>
  );
  return (
    <EmptyState
      title={t('clientNotifications.empty')}
      text={t('clientNotifications.emptyText')}
      action={action}
    />
  );
}
