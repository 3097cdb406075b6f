/** How a client's row shows whether they can be reached and what they have opened: in columns, or as one row on a phone. */
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ClientMessage } from '../../clients/index.ts';
import { useToday } from '../../session/session.ts';
import { dayInBerlin } from '../../ui/format.ts';
import type { Column } from '../../ui/table/index.ts';
import { useMoment } from '../use-moment.ts';
import styles from './email-notifications.module.css';
import type { ReachedClient } from './use-client-reach.ts';

type OnEdit = (client: ClientMessage) => void;

export function useReachColumns(onEdit: OnEdit): Column<ReachedClient>[] {
  const { t } = useTranslation('notifications');
  return [
    {
      key: 'name',
      head: t('reach.client'),
      width: '30%',
      cell: ({ client }) => (
        <>
          <Name client={client} />
          <p className={styles.second}>{t(`reach.in.${client.language}`)}</p>
        </>
      ),
    },
    {
      key: 'email',
      head: t('reach.email'),
      cell: ({ client }) => <Email client={client} onEdit={onEdit} />,
    },
    {
      key: 'links',
      head: t('reach.links'),
      width: '27%',
      cell: ({ reach }) => <Links reach={reach} />,
    },
  ];
}

/** How many invoices were shared and opened, and when last: leads to that one. */
function Links({ reach }: Pick<ReachedClient, 'reach'>) {
  const { t } = useTranslation('notifications');
  if (reach === undefined) return null;
  const { shared, seen, lastSeenAt, invoiceId } = reach;
  if (shared === 0) return <span className={styles.nothing}>{t('reach.noLink')}</span>;
  return (
    <>
      <Link to="/invoice/$id" params={{ id: invoiceId }} className={styles.toInvoice ?? ''}>
        {t('reach.sharedAndSeen', { seen, count: shared })}
      </Link>
      {lastSeenAt !== null && <LastSeen at={lastSeenAt} />}
    </>
  );
}

function LastSeen({ at }: { at: string }) {
  const { t } = useTranslation('notifications');
  const { short, exact } = useMoment(at);
  const isToday = dayInBerlin(at) === useToday();
  return (
    <p className={styles.second} title={exact}>
      {t(isToday ? 'reach.lastSeenToday' : 'reach.lastSeen', { at: short })}
    </p>
  );
}

export function ReachRow({ row: { client, reach }, onEdit }: { row: ReachedClient; onEdit: OnEdit }) {
  const { t } = useTranslation('notifications');
  return (
    <div className={styles.mobileRow}>
      <Name client={client} />
      <Email client={client} onEdit={onEdit} />
      <p className={styles.second}>{t(`reach.in.${client.language}`)}</p>
      {reach !== undefined && reach.shared > 0 && <Links reach={reach} />}
    </div>
  );
}

function Name({ client }: { client: ClientMessage }) {
  return (
    <Link to="/clients/$id" params={{ id: client.id }} className={styles.name ?? ''} data-opens-row>
      {client.name}
    </Link>
  );
}

function Email({ client, onEdit }: { client: ClientMessage; onEdit: OnEdit }) {
  const { t } = useTranslation('notifications');
  if (client.email !== '') return <span className={styles.email}>{client.email}</span>;
  return (
    <span className={styles.missing}>
      <span className={styles.missingWord}>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
        {t('reach.noEmail')}
      </span>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={t('reach.addEmailOf', { name: client.name })}
        onClick={() => onEdit(client)}
      >
        {t('reach.addEmail')}
      </Button>
    </span>
  );
}
