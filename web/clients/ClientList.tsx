/** The clients of the business, with search, further pages and archive. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { AddButton, RecordFoot } from '../ui/Records.tsx';
import styles from '../ui/records.module.css';
import { EmptyState, ErrorState } from '../ui/States.tsx';
import { TextField } from '../ui/TextFields.tsx';
import { DataTable } from '../ui/table/index.ts';
import { ClientDialog } from './ClientDialog.tsx';
import { ClientRow, useClientColumns } from './client-columns.tsx';
import type { ClientMessage } from './message.ts';
import { type ClientPages, useClients } from './use-clients.ts';

export function ClientList() {
  const { t } = useTranslation('clients');
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<ClientMessage | 'new' | null>(null);
  const list = useClients(search);
  if (list.pages.isError)
    return (
      <ErrorState
        title={t('loadFailed')}
        error={list.pages.error}
        onRetry={() => void list.pages.refetch()}
      />
    );
  const add = <AddButton onClick={() => setEdited('new')}>{t('add')}</AddButton>;
  const isEmpty = list.clients?.length === 0 && search === '';
  return (
    <>
      {isEmpty ? (
        <EmptyState title={t('empty')} text={t('emptyText')} action={add} lines={0} />
      ) : (
        <Found list={list} search={search} onSearch={setSearch} onEdit={setEdited} add={add} />
      )}
      <ClientDialog
        opened={edited !== null}
        client={edited === 'new' || edited === null ? undefined : edited}
        onClose={() => setEdited(null)}
      />
    </>
  );
}

const SEARCH_FROM = 8;

interface FoundProps {
  list: ClientPages;
  search: string;
  onSearch: (search: string) => void;
  onEdit: (client: ClientMessage) => void;
  add: React.ReactNode;
}

function Found({ list, search, onSearch, onEdit, add }: FoundProps) {
  const { t } = useTranslation('clients');
  const [isArchiveShown, setArchiveShown] = useState(false);
  const columns = useClientColumns(onEdit);
  const clients = list.clients ?? [];
  const archivedCount = clients.filter((client) => client.archived).length;
  const shown = list.clients?.filter((client) => isArchiveShown || !client.archived);
  const isCounted = list.clients !== undefined && !list.pages.hasNextPage;
  return (
    <>
      {(clients.length >= SEARCH_FROM || search !== '') && <Search value={search} onChange={onSearch} />}
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={shown}
        rowKey={(client) => client.id}
        expectedRows={3}
        card={(client) => <ClientRow client={client} onEdit={onEdit} />}
      />
      {shown?.length === 0 && <p className={styles.nothing}>{t('nothingFound')}</p>}
      <RecordFoot
        add={add}
        archivedCount={archivedCount}
        isArchiveShown={isArchiveShown}
        onShowArchive={setArchiveShown}
        count={isCounted && t('count', { count: clients.length - archivedCount })}
      >
        <Further list={list} />
      </RecordFoot>
    </>
  );
}

/** The next page, and the way to the list with figures. */
function Further({ list }: { list: ClientPages }) {
  const { t } = useTranslation('clients');
  return (
    <>
      {list.pages.hasNextPage && (
        <Button size="xs" variant="subtle" onClick={() => void list.pages.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      <ButtonLink size="xs" variant="subtle" to="/clients">
        {t('toFullList')}
      </ButtonLink>
    </>
  );
}

function Search({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const { t } = useTranslation('clients');
  return (
    <div className={styles.bar}>
      <TextField
        label={t('search')}
        isLabelHidden
        placeholder={t('search')}
        type="search"
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
