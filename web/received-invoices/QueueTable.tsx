/** The rows of the queue, on a wide window and on a phone. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWritten, VerdictBadge } from '../e-invoice/index.ts';
import { useToday } from '../session/session.ts';
import { useFormat } from '../ui/format.ts';
import { type Column, columnsOfSet, DataTable } from '../ui/table/index.ts';
import tableStyles from '../ui/table/table.module.css';
import type { ReceivedState, Row } from './message.ts';
import { QueueMarks } from './QueueMarks.tsx';
import styles from './queue.module.css';
import { isOwed, toPay } from './to-pay.ts';
import type { QueuePages } from './use-queue.ts';

interface QueueTableProps {
  state: ReceivedState;
  /** Undefined while the first page is read. */
  rows: readonly Row[] | undefined;
  list: QueuePages;
  /** Instead of the rows where there are none. */
  nothing: ReactNode;
}

/** What is worth a column of those that wait, of those that are booked, and of those that were set aside. */
const SHOWN: Readonly<Record<ReceivedState, readonly string[]>> = {
  toReview: ['sender', 'number', 'date', 'due', 'verdict', 'amount'],
  booked: ['sender', 'number', 'date', 'booked', 'verdict', 'amount'],
  setAside: ['sender', 'number', 'date', 'setAside', 'verdict', 'amount'],
};

export function QueueTable({ state, rows, list, nothing }: QueueTableProps) {
  const { t } = useTranslation('received-invoices');
  const columns = useColumns();
  return (
    <DataTable
      caption={t(`state.${state}`)}
      columns={columnsOfSet(columns, SHOWN[state])}
      rows={rows}
      rowKey={(row) => row.id}
      card={(row) => <PhoneRow row={row} />}
      cardUntil="63.99em"
      growing={{ pages: list, failed: t('loadFailed'), more: t('more') }}
      nothing={nothing}
      keys="page"
    />
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('received-invoices');
  const written = useWritten();
  return [
    { key: 'sender', head: t('column.sender'), cell: (row) => <Sender row={row} /> },
    {
      key: 'number',
      head: t('column.number'),
      width: '168px',
      cell: (row) => <span className={styles.wrapped}>{row.number || t('withoutNumber')}</span>,
    },
    {
      key: 'date',
      head: t('column.date'),
      width: '116px',
      cell: (row) => <span className={styles.day}>{written.day(row.issueDate)}</span>,
    },
    { key: 'due', head: t('column.due'), width: '124px', cell: (row) => <DueText row={row} /> },
    { key: 'booked', head: t('column.booked'), width: '148px', cell: (row) => <Outcome row={row} /> },
    { key: 'setAside', head: t('column.setAside'), width: '148px', cell: (row) => <Outcome row={row} /> },
    {
      key: 'verdict',
      head: t('column.verdict'),
      width: '148px',
      cell: (row) => <VerdictBadge profile={row.profile} valid={row.valid} warnings={row.warnings} />,
    },
    {
      key: 'amount',
      head: t('column.amount'),
      kind: 'amount',
      width: '148px',
      cell: (row) => <AmountText row={row} />,
    },
  ];
}

function Sender({ row }: { row: Row }) {
  return (
    <span className={styles.sender}>
      <RowLink row={row} />
      <QueueMarks row={row} />
    </span>
  );
}

function RowLink({ row }: { row: Row }) {
  return (
    <Link
      to="/finance/received/$id"
      params={{ id: row.id }}
      className={`${tableStyles.rowLink} ${styles.link}`}
      data-opens-row
    >
      {row.sellerName || row.fileName}
    </Link>
  );
}

function AmountText({ row }: { row: Row }) {
  const written = useWritten();
  return written.amount(toPay(row), row.currency) || '\u2013';
}

function DueText({ row }: { row: Row }) {
  const { dueDate } = row;
  const { t } = useTranslation('received-invoices');
  const format = useFormat();
  const today = useToday();
  if (dueDate === null || !isOwed(row)) return '\u2013';
  if (dueDate > today) return <span className={styles.day}>{format.day(dueDate)}</span>;
  return (
    <span className={styles.late}>
      {format.day(dueDate)}
      <span>{t(dueDate === today ? 'dueToday' : 'late')}</span>
    </span>
  );
}

function Outcome({ row: { expense, setAside } }: { row: Row }) {
  const { t } = useTranslation('received-invoices');
  if (expense !== null) return <ExpenseLink expense={expense} />;
  return setAside === null ? '\u2013' : t(`reason.${setAside.reason}`);
}

function ExpenseLink({ expense: { id, number } }: { expense: { id: string; number: string } }) {
  return (
    <Link to="/expenses/$id" params={{ id }} className={styles.aboveRow ?? ''}>
      {number}
    </Link>
  );
}

function PhoneRow({ row }: { row: Row }) {
  const { t } = useTranslation('received-invoices');
  const format = useFormat();
  const { state, number, dueDate, issueDate } = row;
  const today = useToday();
  const isDue = state === 'toReview' && dueDate !== null && isOwed(row);
  const isLate = isDue && dueDate < today;
  const day = isDue ? t(isLate ? 'lateSince' : 'dueOn', { day: format.day(dueDate) }) : '';
  const when = day || (issueDate === null ? '' : t('from', { day: format.day(issueDate) }));
  return (
    <div className={styles.phone}>
      <RowLink row={row} />
      <strong>
        <AmountText row={row} />
      </strong>
      <span className={styles.second}>
        {number || t('withoutNumber')}
        {when !== '' && ', '}
        <span data-late={isLate || undefined}>{when}</span>
        {state !== 'toReview' && (
          <>
            {', '}
            <Outcome row={row} />
          </>
        )}
      </span>
      <span className={styles.badges}>
        <VerdictBadge profile={row.profile} valid={row.valid} warnings={row.warnings} />
        <QueueMarks row={row} />
      </span>
    </div>
  );
}
