/** What the list shows of an invoice, and by what it can be sorted. */
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Format, useFormat } from '../../ui/format.ts';
import type { Column } from '../../ui/table/index.ts';
import tableStyles from '../../ui/table/table.module.css';
import { ClientAndTitle } from '../ClientAndTitle.tsx';
import type { Row } from '../messages.ts';
import { RowMoney } from '../RowMoney.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { awaitedOn } from '../state.ts';
import styles from './list.module.css';

export function useColumns(): Column<Row>[] {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  return useMemo(
    () => [...partyColumns(t), ...stateColumns({ t, format }), ...amountColumns(t)],
    [t, format],
  );
}

function partyColumns(t: TFunction<'invoices'>): Column<Row>[] {
  return [
    {
      key: 'number',
      head: t('list.number'),
      sort: 'number',
      width: 'var(--number-width)',
      cell: (row) => <NumberLink row={row} />,
    },
    {
      key: 'client',
      head: t('list.clientAndTitle'),
      sort: 'client',
      width: 'var(--client-width)',
      cell: (row) => <ClientAndTitle row={row} />,
    },
  ];
}

interface StateParts {
  t: TFunction<'invoices'>;
  format: Format;
}

function stateColumns({ t, format }: StateParts): Column<Row>[] {
  return [
    {
      key: 'date',
      head: t('list.date'),
      sort: 'date',
      width: 'var(--day-width)',
      from: 980,
      cell: (row) => <span className={styles.due}>{dayOrNothing(row.invoiceDate, format)}</span>,
    },
    {
      key: 'due',
      head: t('list.due'),
      sort: 'due',
      width: 'var(--day-width)',
      cell: (row) => <DueDate row={row} />,
    },
    {
      key: 'status',
      head: t('list.status'),
      width: 'var(--status-width)',
      cell: (row) => <StatusBadge invoice={row} />,
    },
  ];
}

function amountColumns(t: TFunction<'invoices'>): Column<Row>[] {
  return [
    {
      key: 'gross',
      head: t('list.gross'),
      sort: 'gross',
      kind: 'end',
      width: 'var(--amount-width)',
      // Whom it is for says more than what it came to; what is open stays.
      from: 860,
      cell: (row) => (
        <span className={styles.gross}>
          <RowMoney amount={row.gross} euros={row.grossInEuros} currency={row.currency} style="plain" />
        </span>
      ),
    },
    {
      key: 'open',
      head: t('list.open'),
      sort: 'open',
      kind: 'amount',
      width: 'var(--amount-width)',
      cell: (row) => <Open row={row} />,
    },
  ];
}

function NumberLink({ row }: { row: Row }) {
  const { t } = useTranslation('invoices');
  return (
    <Link
      to="/invoice/$id"
      params={{ id: row.id }}
      className={`${tableStyles.rowLink} ${styles.number}`}
      data-opens-row
    >
      {row.number ?? <span className={styles.quiet}>{t('list.withoutNumber')}</span>}
    </Link>
  );
}

function DueDate({ row }: { row: Row }) {
  const format = useFormat();
  const { word } = row.state;
  const tone = word === 'overdue' ? 'neg' : word === 'dueToday' ? 'warn' : undefined;
  return (
    <span className={styles.due} data-tone={tone}>
      {dayOrNothing(awaitedOn(row), format)}
    </span>
  );
}

function Open({ row }: { row: Row }) {
  if (row.status === 'draft') return <span className={styles.quiet}>–</span>;
  return (
    <span className={row.open > 0 ? styles.open : styles.quiet}>
      <RowMoney amount={row.open} euros={row.openInEuros} currency={row.currency} style="plain" />
    </span>
  );
}

function dayOrNothing(value: Row['dueDate'], format: Format) {
  return value === null ? <span className={styles.quiet}>–</span> : format.day(value);
}
