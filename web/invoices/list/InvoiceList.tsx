/** All invoices: tabs with counts, filters, the page of rows, what is chosen of them, and what they add up to. */
import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkStrip } from '../../bulk-actions/index.ts';
import { AddLink } from '../../ui/ButtonLink.tsx';
import { Page, PageHead } from '../../ui/Heads.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import sheet from '../../ui/sheet.module.css';
import { EVERYTHING, isNarrowed, isSameAsked, type ListAddress } from './address.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { Filters } from './Filters.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { ListTabs } from './ListTabs.tsx';
import styles from './list.module.css';
import { type ListPages, useListPages } from './list-pages.ts';
import { RowDialogs } from './RowDialogs.tsx';
import { type Asking, useAsked } from './use-asked.ts';
import { type ChosenInvoices, useChosenInvoices } from './use-chosen-invoices.ts';

/** What is asked for comes from the address, so that a list can be bookmarked and sent. */
export function InvoiceList({ address }: { address: ListAddress }) {
  const { t } = useTranslation(['invoices', 'invoice-list']);
  const asking = useAsked(address);
  const { asked, ignored } = asking;
  const list = useListPages(asked);
  const chosen = useChosenInvoices(asked, list);
  const { count, isSelecting } = chosen.selection;
  const first = list.data?.pages[0];
  const hasNone = first?.counts.all === 0 && !isNarrowed(asked);
  return (
    <Page>
      <PageHead title={t('title')} actions={!hasNone && <WideNew />} />
      <BulkStrip />
      <ListTabs asking={asking} counts={first?.counts} />
      {!hasNone && <Filters asking={asking} />}
      <Ignored words={ignored} />
      <Rows list={list} asking={asking} chosen={chosen} hasNone={hasNone} />
      {!hasNone && count === 0 && !isSelecting && (
        <div className={sheet.bottomBar} data-bottom-bar>
          <NewInvoiceButton />
        </div>
      )}
    </Page>
  );
}

function Ignored({ words }: { words: string[] }) {
  const { t } = useTranslation('invoice-list');
  const [closed, setClosed] = useState('');
  const names = words.join(', ');
  if (words.length === 0 || closed === names) return null;
  return (
    <p className={styles.notice} role="status">
      <span>{t('filter.ignored', { count: words.length, names })}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={t('bulk.dismiss')}
        onClick={() => setClosed(names)}
      >
        <IconX size={16} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </p>
  );
}

interface RowsProps {
  list: ListPages;
  asking: Asking;
  chosen: ChosenInvoices;
  hasNone: boolean;
}

function Rows({ list, asking, chosen, hasNone }: RowsProps) {
  const { t } = useTranslation('invoices');
  const first = list.data?.pages[0];
  if (list.isError)
    return <ErrorState title={t('list.failed')} error={list.error} onRetry={() => void list.refetch()} />;
  if (first?.invoices.length === 0) return <Nothing asking={asking} hasNone={hasNone} />;
  return (
    <>
      <ChosenBar chosen={chosen} />
      <InvoiceTable list={list} asking={asking} selection={chosen.selection} />
      <RowDialogs rows={list.data?.pages.flatMap((page) => page.invoices) ?? []} chosen={chosen} />
    </>
  );
}

function WideNew() {
  return (
    <span className={styles.onWide}>
      <NewInvoiceButton />
    </span>
  );
}

function NewInvoiceButton() {
  const { t } = useTranslation('invoices');
  return <AddLink to="/invoices/new">{t('new')}</AddLink>;
}

function Nothing({ asking, hasNone }: { asking: Asking; hasNone: boolean }) {
  const { t } = useTranslation(['invoices', 'invoice-list']);
  const { asked, askAnew } = asking;
  if (hasNone)
    return <EmptyState title={t('list.none')} text={t('list.noneWhy')} action={<NewInvoiceButton />} />;
  const showAll = <Button onClick={() => askAnew(EVERYTHING)}>{t('list.showAll')}</Button>;
  const [state] = asked.states;
  const isState = asked.states.length === 1 && state !== undefined && state !== 'cancelled';
  if (isState && !isNarrowed(asked))
    return <EmptyState title={t(`list.noneOf.${state}`)} text={t('list.noneOfWhy')} action={showAll} />;
  const isSearchAlone =
    asked.search !== '' &&
    isSameAsked({ ...EVERYTHING, search: asked.search }, { ...asked, sort: 'date', order: 'descending' });
  const title = isSearchAlone ? t('list.noMatch', { search: asked.search }) : t('invoice-list:nothing.title');
  return <EmptyState title={title} text={t('invoice-list:nothing.text')} action={showAll} />;
}
