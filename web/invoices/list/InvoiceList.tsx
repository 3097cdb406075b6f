/** All invoices: tabs with counts, search, the page of rows, and what they add up to. */
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AddLink } from '../../ui/ButtonLink.tsx';
import { FilterBar } from '../../ui/FilterPopover.tsx';
import { Page, PageHead } from '../../ui/Heads.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import type { ListFilter } from '../messages.ts';
import { FilterTabs } from './FilterTabs.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import styles from './list.module.css';
import { type ListPages, useListPages } from './list-pages.ts';

export interface ListSearch {
  filter?: ListFilter | undefined;
  search?: string | undefined;
}

/** `filter` and `search` come from the address, so that a list can be bookmarked and sent. */
export function InvoiceList({ filter = 'all', search = '' }: ListSearch) {
  const { t } = useTranslation('invoices');
  const list = useListPages(filter, search);
  const go = useGo();
  const first = list.data?.pages[0];
  const hasNone = first?.counts.all === 0 && search === '';
  return (
    <Page>
      <PageHead
        title={t('title')}
        actions={
          !hasNone && (
            <span className={styles.onWide}>
              <NewInvoiceButton />
            </span>
          )
        }
      />
      <FilterTabs filter={filter} counts={first?.counts} onChoose={(next) => go({ filter: next, search })} />
      {!hasNone && (
        <FilterBar>
          <SearchField
            label={t('list.search')}
            search={search}
            onSearch={(next) => go({ filter, search: next })}
          />
        </FilterBar>
      )}
      <Rows list={list} filter={filter} search={search} onClear={() => go({})} />
      {!hasNone && (
        <div className={styles.mobileBar} data-bottom-bar>
          <NewInvoiceButton />
        </div>
      )}
    </Page>
  );
}

interface RowsProps {
  list: ListPages;
  filter: ListFilter;
  search: string;
  onClear: () => void;
}

function Rows({ list, filter, search, onClear }: RowsProps) {
  const { t } = useTranslation('invoices');
  const first = list.data?.pages[0];
  if (list.isError)
    return <ErrorState title={t('list.failed')} error={list.error} onRetry={() => void list.refetch()} />;
  if (first?.invoices.length !== 0) return <InvoiceTable list={list} filter={filter} />;
  const hasNone = first.counts.all === 0 && search === '';
  return <Nothing filter={filter} search={search} hasNone={hasNone} onClear={onClear} />;
}

/** Changes the address; what is usual does not stand in it. */
function useGo(): (next: ListSearch) => void {
  const navigate = useNavigate();
  return ({ filter, search }) =>
    void navigate({
      to: '/invoices',
      replace: true,
      search: { ...(filter && filter !== 'all' ? { filter } : {}), ...(search ? { search } : {}) },
    });
}

function NewInvoiceButton() {
  const { t } = useTranslation('invoices');
  return <AddLink to="/invoices/new">{t('new')}</AddLink>;
}

function Nothing(props: { filter: ListFilter; search: string; hasNone: boolean; onClear: () => void }) {
  const { t } = useTranslation('invoices');
  if (props.hasNone)
    return <EmptyState title={t('list.none')} text={t('list.noneWhy')} action={<NewInvoiceButton />} />;
  const title =
    props.search === '' ? t(`list.noneOf.${props.filter}`) : t('list.noMatch', { search: props.search });
  return (
    <EmptyState
      title={title}
      text={props.search === '' ? t('list.noneOfWhy') : t('list.noMatchWhy')}
      action={<Button onClick={props.onClear}>{t('list.showAll')}</Button>}
    />
  );
}
