/** `/clients`: every client with what they owe and have brought, searched, sorted, page by page. */
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TransferMenu } from '../imports/index.ts';
import { FilterBar } from '../ui/FilterPopover.tsx';
import { Page, PageHead } from '../ui/Heads.tsx';
import { AddButton } from '../ui/Records.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { EmptyState } from '../ui/States.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { DataTable, type Sorting } from '../ui/table/index.ts';
import { ClientDialog } from './ClientDialog.tsx';
import styles from './clients-screen.module.css';
import { type ClientListSearch, type ClientSort, SORTS } from './message.ts';
import { TotalsRow, useTotalsColumns } from './totals-columns.tsx';
import { type ClientPages, useClients } from './use-clients.ts';

/** What is asked for comes from the address, so that a list can be bookmarked. */
export function ClientsScreen({ search = '', sort = 'name', archived = 'no' }: ClientListSearch) {
  const { t } = useTranslation('clients');
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const list = useClients(search, { sort, archived });
  const go = (next: ClientListSearch) =>
    void navigate({ to: '/clients', replace: true, search: usual(next) });
  const sorting = useSorting(sort, (next) => go({ search, sort: next, archived }));
  const isBare = search === '' && archived === 'no';
  const add = <AddButton onClick={() => setAdding(true)}>{t('add')}</AddButton>;
  return (
    <Page>
      <PageHead
        title={t('title')}
        actions={
          <>
            {add}
            <TransferMenu kind="clients" />
          </>
        }
      />
      <Choices asked={{ search, sort, archived }} onAsk={go} />
      <Found list={list} sorting={sorting} isBare={isBare} add={add} onClear={() => go({})} />
      <ClientDialog
        opened={isAdding}
        onClose={() => setAdding(false)}
        onSaved={({ id }) => void navigate({ to: '/clients/$id', params: { id } })}
      />
    </Page>
  );
}

interface ChoicesProps {
  asked: { search: string; sort: ClientSort; archived: 'no' | 'yes' };
  onAsk: (next: ClientListSearch) => void;
}

function Choices({ asked, onAsk }: ChoicesProps) {
  const { t } = useTranslation('clients');
  const { search, archived } = asked;
  return (
    <>
      <Tabs
        label={t('list.which')}
        tabs={[
          { value: 'no', label: t('list.active') },
          { value: 'yes', label: t('list.archived') },
        ]}
        value={archived}
        onChange={(next) => onAsk({ ...asked, archived: next })}
      />
      <FilterBar>
        <SearchField
          label={t('search')}
          search={search}
          onSearch={(next) => onAsk({ ...asked, search: next })}
        />
      </FilterBar>
    </>
  );
}

/** What is usual does not stand in the address. */
function usual({ search = '', sort = 'name', archived = 'no' }: ClientListSearch) {
  return {
    ...(search === '' ? {} : { search }),
    ...(sort === 'name' ? {} : { sort }),
    ...(archived === 'no' ? {} : { archived }),
  };
}

/** By each head in its one useful order; the one that holds gives way to the names when it is pressed again. */
function useSorting(now: ClientSort, ask: (next: ClientSort) => void): Sorting<ClientSort> {
  const { t } = useTranslation('clients');
  const orderOf = (key: ClientSort) => (key === 'name' ? 'ascending' : 'descending');
  return {
    now: { sort: now, order: orderOf(now) },
    sorts: SORTS.map((key) => ({ key, name: t(`list.by.${key}`), first: orderOf(key) })),
    isFixed: true,
    onSort: ({ sort }) => ask(sort === now ? 'name' : sort),
  };
}

interface FoundProps {
  list: ClientPages;
  sorting: Sorting<ClientSort>;
  /** Neither searched nor among the archived. */
  isBare: boolean;
  add: React.ReactNode;
  onClear: () => void;
}

function Found({ list, sorting, isBare, add, onClear }: FoundProps) {
  const { t } = useTranslation('clients');
  const columns = useTotalsColumns();
  const nothing = isBare ? (
    <EmptyState title={t('empty')} text={t('emptyText')} action={add} />
  ) : (
    <EmptyState
      title={t('nothingFound')}
      text={t('list.nothingText')}
      action={<Button onClick={onClear}>{t('list.showAll')}</Button>}
    />
  );
  return (
    <div className={styles.list} data-stale={list.pages.isPlaceholderData || undefined}>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={list.clients}
        rowKey={(client) => client.id}
        expectedRows={8}
        sorting={sorting}
        card={(client) => <TotalsRow client={client} />}
        cardUntil="61.99em"
        growing={{ pages: list.pages, failed: t('loadFailed'), more: t('more') }}
        nothing={nothing}
      />
    </div>
  );
}
