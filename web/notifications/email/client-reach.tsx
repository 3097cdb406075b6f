/** How a client's row shows whether they can be reached and what they have opened: in columns, or as one row on a phone. */
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ClientMessage } from '../../clients/index.ts';
import { useFormat } from '../../ui/format.ts';
import { RecordName } from '../../ui/Records.tsx';
import type { Column } from '../../ui/table/index.ts';
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
          <Name client={client} onEdit={onEdit} />
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

/** How many of the links were opened, and when last. */
function Links({ reach }: Pick<ReachedClient, 'reach'>) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  if (reach === undefined) return null;
  if (reach.shared === 0) return <span className={styles.nothing}>{t('reach.noLink')}</span>;
  return (
    <>
      {t('reach.opened', { seen: reach.seen, count: reach.shared })}
      {reach.lastSeenAt !== null && (
        <p className={styles.second}>{t('reach.lastSeen', { at: format.instant(reach.lastSeenAt) })}</p>
      )}
    </>
  );
}

export function ReachRow({ row, onEdit }: { row: ReachedClient; onEdit: OnEdit }) {
  const { t } = useTranslation('notifications');
  const { client, reach } = row;
  const links =
    reach && reach.shared > 0 ? t('reach.sharedAndSeen', { ...reach, count: reach.shared }) : null;
  return (
    <div className={styles.mobileRow}>
      <Name client={client} onEdit={onEdit} />
      <Email client={client} onEdit={onEdit} />
      <p className={styles.second}>{[t(`reach.in.${client.language}`), links].filter(Boolean).join(', ')}</p>
    </div>
  );
}

function Name({ client, onEdit }: { client: ClientMessage; onEdit: OnEdit }) {
  return <RecordName name={client.name} isArchived={client.archived} onEdit={() => onEdit(client)} />;
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
