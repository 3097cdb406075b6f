/** The rows of the list, drafts first, and the totals of all that matches. */

import type { Day } from '@belegbar/domain/calendar';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../session.ts';
import { type Format, useFormat } from '../../ui/format.ts';
import { type Column, LedgerTable } from '../../ui/LedgerTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ClientAndTitle } from '../ClientAndTitle.tsx';
import type { ListFilter, Row } from '../messages.ts';
import { awaitedOn, stateOf } from '../state.ts';
import { ListFoot } from './ListFoot.tsx';
import styles from './list.module.css';
import type { ListPages } from './list-pages.ts';
import { MobileRow } from './MobileRow.tsx';

export function InvoiceTable({ list, filter }: { list: ListPages; filter: ListFilter }) {
  const { t } = useTranslation('invoices');
  const columns = useColumns();
  const rows = list.data?.pages.flatMap((page) => page.invoices);
  const first = list.data?.pages[0];
  return (
    <div className={styles.list} data-stale={list.isPlaceholderData || undefined}>
      <LedgerTable
        caption={t('title')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        expectedRows={8}
        mobile={(row) => <MobileRow row={row} />}
        mobileUntil="61.99em"
      />
      {first && rows && (
        <ListFoot
          shown={rows.length}
          count={first.counts[filter] ?? rows.length}
          gross={first.totals.gross}
          open={first.totals.open}
          hasDrafts={filter === 'all' && (first.counts.draft ?? 0) > 0}
        />
      )}
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
    </div>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const today = useToday();
  return useMemo(
    () => [...partyColumns(t), ...stateColumns(t, format, today), ...amountColumns(t)],
    [t, format, today],
  );
}

function partyColumns(t: TFunction<'invoices'>): Column<Row>[] {
  return [
    {
      key: 'number',
      head: t('list.number'),
      width: 'var(--number-width)',
      cell: (row) => <NumberLink row={row} />,
    },
    {
      key: 'client',
      head: t('list.clientAndTitle'),
      width: 'var(--client-width)',
      cell: (row) => <ClientAndTitle row={row} />,
    },
  ];
}

function stateColumns(t: TFunction<'invoices'>, format: Format, today: Day): Column<Row>[] {
  return [
    {
      key: 'date',
      head: t('list.date'),
      width: 'var(--day-width)',
      cell: (row) => <span className={styles.due}>{dayOrNothing(row.invoiceDate, format)}</span>,
    },
    { key: 'due', head: t('list.due'), width: 'var(--day-width)', cell: (row) => <DueDate row={row} /> },
    {
      key: 'status',
      head: t('list.status'),
      width: 'var(--status-width)',
      cell: (row) => <StatusBadge {...stateOf(row, today)} />,
    },
  ];
}

function amountColumns(t: TFunction<'invoices'>): Column<Row>[] {
  return [
    {
      key: 'gross',
      head: t('list.gross'),
      kind: 'end',
      width: 'var(--amount-width)',
      cell: (row) => <Money cents={row.gross} style="plain" />,
    },
    {
      key: 'open',
      head: t('list.open'),
      kind: 'amount',
      width: 'var(--amount-width)',
      cell: (row) => <Open row={row} />,
    },
  ];
}

function NumberLink({ row }: { row: Row }) {
  const { t } = useTranslation('invoices');
  return (
    <Link to="/invoice/$id" params={{ id: row.id }} className={styles.rowLink ?? ''}>
      {row.number ?? <span className={styles.quiet}>{t('list.withoutNumber')}</span>}
    </Link>
  );
}

function DueDate({ row }: { row: Row }) {
  const format = useFormat();
  const { state } = stateOf(row, useToday());
  const tone = state === 'overdue' ? 'neg' : state === 'dueToday' ? 'warn' : undefined;
  return (
    <span className={styles.due} data-tone={tone}>
      {dayOrNothing(awaitedOn(row), format)}
    </span>
  );
}

function Open({ row }: { row: Row }) {
  if (row.status === 'draft') return <span className={styles.quiet}>–</span>;
  return (
    <span className={row.open === 0 ? styles.quiet : styles.open}>
      <Money cents={row.open} style="plain" />
    </span>
  );
}

function dayOrNothing(value: Row['dueDate'], format: Format) {
  return value === null ? <span className={styles.quiet}>–</span> : format.day(value);
}
