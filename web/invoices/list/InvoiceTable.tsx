/** The rows of the list, drafts first, and the totals of all that matches. */
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../session.ts';
import { type Format, useFormat } from '../../ui/format.ts';
import { type Column, LedgerTable } from '../../ui/LedgerTable.tsx';
import { Money, Total } from '../../ui/Money.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { ListFilter, Row } from '../messages.ts';
import { stateOf } from '../state.ts';
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
      />
      {first && rows && (
        <Foot
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
    () => [
      { key: 'number', head: t('list.number'), width: '132px', cell: (row) => <NumberLink row={row} /> },
      { key: 'client', head: t('list.clientAndTitle'), cell: (row) => <ClientAndTitle row={row} /> },
      {
        key: 'date',
        head: t('list.date'),
        width: '104px',
        cell: (row) => <span className={styles.due}>{dayOrNothing(row.invoiceDate, format)}</span>,
      },
      { key: 'due', head: t('list.due'), width: '104px', cell: (row) => <DueDate row={row} /> },
      {
        key: 'status',
        head: t('list.status'),
        width: '168px',
        cell: (row) => <StatusBadge {...stateOf(row, today)} />,
      },
      {
        key: 'gross',
        head: t('list.gross'),
        kind: 'end',
        width: '120px',
        cell: (row) => <Money cents={row.gross} style="plain" />,
      },
      {
        key: 'open',
        head: t('list.open'),
        kind: 'amount',
        width: '120px',
        cell: (row) => <Open row={row} />,
      },
    ],
    [t, format, today],
  );
}

function NumberLink({ row }: { row: Row }) {
  const { t } = useTranslation('invoices');
  return (
    <Link to="/invoice/$id" params={{ id: row.id }} className={styles.rowLink ?? ''}>
      {row.number ?? <span className={styles.quiet}>{t('list.withoutNumber')}</span>}
    </Link>
  );
}

function ClientAndTitle({ row }: { row: Row }) {
  const { t } = useTranslation('invoices');
  return (
    <span className={styles.clientCell}>
      <span className={styles.client}>{row.clientName || t('list.withoutClient')}</span>
      <span className={styles.quiet}>{row.title}</span>
    </span>
  );
}

function DueDate({ row }: { row: Row }) {
  const format = useFormat();
  const { state } = stateOf(row, useToday());
  const tone = state === 'overdue' ? 'neg' : state === 'dueToday' ? 'warn' : undefined;
  const isAwaited = row.status !== 'draft' && row.kind === 'invoice' && !row.cancelled;
  return (
    <span className={styles.due} data-tone={tone}>
      {dayOrNothing(isAwaited ? row.dueDate : null, format)}
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

function Foot(props: {
  shown: number;
  count: number;
  gross: Row['gross'];
  open: Row['open'];
  hasDrafts: boolean;
}) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  return (
    <div className={styles.foot}>
      <p className={styles.quiet}>
        {t('list.shown', {
          shown: format.count(props.shown),
          count: props.count,
          total: format.count(props.count),
        })}
      </p>
      <dl className={styles.sums}>
        <dt className={styles.quiet}>{t(props.hasDrafts ? 'list.sumWithoutDrafts' : 'list.sum')}</dt>
        <dd>
          <span className={styles.sumLabel}>{t('list.gross')}</span>
          <Total>
            <Money cents={props.gross} style="plain" />
          </Total>
        </dd>
        <dd>
          <span className={styles.sumLabel}>{t('list.open')}</span>
          <Total>
            <Money cents={props.open} style="plain" />
          </Total>
        </dd>
      </dl>
    </div>
  );
}

function dayOrNothing(value: Row['dueDate'], format: Format) {
  return value === null ? <span className={styles.quiet}>–</span> : format.day(value);
}
