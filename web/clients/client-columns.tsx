/** How a client is shown in the list: in columns, or as one row on a phone. */
import { Menu } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Hidden } from '../ui/Hidden.tsx';
import { RecordMenu, RecordName, RecordRow } from '../ui/Records.tsx';
import type { Column } from '../ui/table/index.ts';
import type { ClientMessage } from './message.ts';
import { useArchiveClient } from './use-clients.ts';

type OnEdit = (client: ClientMessage) => void;

export function useClientColumns(onEdit: OnEdit): Column<ClientMessage>[] {
  const { t, i18n } = useTranslation(['clients', 'common']);
  const countries = useMemo(() => new Intl.DisplayNames(i18n.language, { type: 'region' }), [i18n.language]);
  const place = (client: ClientMessage) =>
    [client.city, client.country === 'DE' ? '' : countries.of(client.country)].filter(Boolean).join(', ');
  return [
    {
      key: 'name',
      head: t('clients:one'),
      width: '40%',
      cell: (client) => <Name client={client} onEdit={onEdit} />,
    },
    { key: 'city', head: t('clients:place'), cell: place },
    { key: 'vatId', head: t('clients:field.vatId'), cell: (client) => client.vatId },
    {
      key: 'actions',
      head: <Hidden>{t('common:actions')}</Hidden>,
      kind: 'end',
      width: '44px',
      cell: (client) => <Actions client={client} onEdit={onEdit} />,
    },
  ];
}

interface ClientProps {
  client: ClientMessage;
  onEdit: OnEdit;
}

export function ClientRow({ client, onEdit }: ClientProps) {
  return (
    <RecordRow
      name={<Name client={client} onEdit={onEdit} />}
      second={[client.city, client.vatId].filter(Boolean).join(', ')}
      menu={<Actions client={client} onEdit={onEdit} />}
    />
  );
}

function Name({ client, onEdit }: ClientProps) {
  return <RecordName name={client.name} isArchived={client.archived} onEdit={() => onEdit(client)} />;
}

function Actions({ client, onEdit }: ClientProps) {
  const { t } = useTranslation('clients');
  const navigate = useNavigate();
  const archive = useArchiveClient();
  return (
    <RecordMenu
      name={client.name}
      isArchived={client.archived}
      onEdit={() => onEdit(client)}
      onArchive={(archived) => archive(client, archived)}
    >
      <Menu.Item
        leftSection={<IconUser size={16} stroke={1.75} />}
        onClick={() => void navigate({ to: '/clients/$id', params: { id: client.id } })}
      >
        {t('openPage')}
      </Menu.Item>
    </RecordMenu>
  );
}
