/** What the list shows of an invoice, and by what it can be sorted. */
import type { Day } from '@belegbar/domain/calendar';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../session.ts';
import { type Format, useFormat } from '../../ui/format.ts';
import type { Column } from '../../ui/LedgerTable.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ClientAndTitle } from '../ClientAndTitle.tsx';
import type { Row } from '../messages.ts';
import { RowMoney } from '../RowMoney.tsx';
import { awaitedOn, stateOf } from '../state.ts';
import type { Asked, ListSort } from './address.ts';
import styles from './list.module.css';
import { SortHead } from './SortHead.tsx';
import type { Asking } from './use-asked.ts';

export function useColumns({ asked, ask }: Asking): Column<Row>[] {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const today = useToday();
  const { sort, order } = asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of what is asked only the order matters here.
  return useMemo(() => {
    const sortable = (by: ListSort, text: string) => ({
      head: <SortHead by={by} text={text} asked={asked} onSort={ask} />,
      sorted: sort === by ? order : ('none' as const),
    });
    return [
      ...partyColumns(t, sortable),
      ...stateColumns({ t, format, today, sortable }),
      ...amountColumns(t, sortable),
    ];
  }, [t, format, today, sort, order, asked]);
}

type Sortable = (by: ListSort, text: string) => { head: React.ReactNode; sorted: Asked['order'] | 'none' };

function partyColumns(t: TFunction<'invoices'>, sortable: Sortable): Column<Row>[] {
  return [
    {
      key: 'number',
      ...sortable('number', t('list.number')),
      width: 'var(--number-width)',
      cell: (row) => <NumberLink row={row} />,
    },
    {
      key: 'client',
      ...sortable('client', t('list.clientAndTitle')),
      width: 'var(--client-width)',
      cell: (row) => <ClientAndTitle row={row} />,
    },
  ];
}

interface StateParts {
  t: TFunction<'invoices'>;
  format: Format;
  today: Day;
  sortable: Sortable;
}

function stateColumns({ t, format, today, sortable }: StateParts): Column<Row>[] {
  return [
    {
      key: 'date',
      ...sortable('date', t('list.date')),
      width: 'var(--day-width)',
      cell: (row) => <span className={styles.due}>{dayOrNothing(row.invoiceDate, format)}</span>,
    },
    {
      key: 'due',
      ...sortable('due', t('list.due')),
      width: 'var(--day-width)',
      cell: (row) => <DueDate row={row} />,
    },
    {
      key: 'status',
      head: t('list.status'),
      width: 'var(--status-width)',
      cell: (row) => <StatusBadge {...stateOf(row, today)} />,
    },
  ];
}

function amountColumns(t: TFunction<'invoices'>, sortable: Sortable): Column<Row>[] {
  return [
    {
      key: 'gross',
      ...sortable('gross', t('list.gross')),
      kind: 'end',
      width: 'var(--amount-width)',
      cell: (row) => (
        <RowMoney amount={row.gross} euros={row.grossInEuros} currency={row.currency} style="plain" />
      ),
    },
    {
      key: 'open',
      ...sortable('open', t('list.open')),
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
    <span className={row.open > 0 ? styles.open : styles.quiet}>
      <RowMoney amount={row.open} euros={row.openInEuros} currency={row.currency} style="plain" />
    </span>
  );
}

function dayOrNothing(value: Row['dueDate'], format: Format) {
  return value === null ? <span className={styles.quiet}>–</span> : format.day(value);
}
