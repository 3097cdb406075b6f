/** How clients can be reached, and what has reached them. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientDialog, type ClientMessage } from '../../clients/index.ts';
import { LastSent, useWaitingReminders } from '../../sending/index.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Page, PageHead } from '../../ui/Heads.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { DataTable } from '../../ui/table/index.ts';
import { ByItself } from './ByItself.tsx';
import { ReachRow, useReachColumns } from './client-reach.tsx';
import styles from './email-notifications.module.css';
import { type ReachedClient, useClientReach } from './use-client-reach.ts';
import { WaitingForYou } from './WaitingForYou.tsx';

export function ClientNotifications() {
  const { t } = useTranslation('notifications');
  const waiting = useWaitingReminders();
  const [edited, setEdited] = useState<ClientMessage | null>(null);
  return (
    <Page>
      <PageHead title={t('clientNotifications.title')} lead={t('clientNotifications.lead')} />
      <WaitingForYou />
      <div className={styles.columns}>
        <Clients onEdit={setEdited} />
        <div>
          <ByItself />
          <LastSent last={waiting.data?.last ?? []} />
        </div>
      </div>
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
      count: missing.pages.hasNextPage ? undefined : missing.clients?.length,
    },
  ];
  return (
    <section aria-label={t('clientNotifications.title')}>
      <Tabs label={t('clientNotifications.filter')} tabs={tabs} value={filter} onChange={setFilter} />
      <Table list={shown} filter={filter} onEdit={onEdit} />
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
  const nobody = <EmptyState title={t('clientNotifications.nobodyMissing')} text="" lines={0} />;
  return (
    <DataTable
      caption={t('clientNotifications.title')}
      columns={columns}
      rows={rows}
      rowKey={({ client }) => client.id}
      card={(row) => <ReachRow row={row} onEdit={onEdit} />}
      cardUntil="1199.9px"
      growing={{
        pages: list.pages,
        failed: t('clientNotifications.loadFailed'),
        more: t('clientNotifications.more'),
        size: 'xs',
      }}
      nothing={filter === 'missing' ? nobody : undefined}
    />
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
