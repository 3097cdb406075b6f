/** The rows of the queue, on a wide window and on a phone. */
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useWritten, VerdictBadge } from '../e-invoice/index.ts';
import { useToday } from '../session.ts';
import { useFormat } from '../ui/format.ts';
import { type Column, LedgerTable } from '../ui/LedgerTable.tsx';
import type { ReceivedState, Row } from './message.ts';
import { QueueMarks } from './QueueMarks.tsx';
import styles from './queue.module.css';
import { isOwed, toPay } from './to-pay.ts';
import { useRowKeys } from './use-row-keys.ts';

interface QueueTableProps {
  state: ReceivedState;
  /** Undefined while the first page is read. */
  rows: readonly Row[] | undefined;
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

export function QueueTable({ state, rows, list }: QueueTableProps) {
  const { t } = useTranslation('received-invoices');
  const columns = useColumns(state);
  const keys = useRowKeys();
  return (
    <div ref={keys}>
      <LedgerTable
        caption={t(`state.${state}`)}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        mobile={(row) => <PhoneRow row={row} />}
        mobileUntil="63.99em"
      />
      {list.hasNextPage && (
        <Button mt="sm" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

function useColumns(state: ReceivedState): Column<Row>[] {
  const { t } = useTranslation('received-invoices');
  const written = useWritten();
  const last: Column<Row>[] = [
    {
      key: 'amount',
      head: t('column.amount'),
      kind: 'amount',
      width: '148px',
      cell: (row) => <AmountText row={row} />,
    },
  ];
  return [
    { key: 'sender', head: t('column.sender'), cell: (row) => <Sender row={row} /> },
    {
      key: 'number',
      head: t('column.number'),
      width: '168px',
      cell: (row) => <span className={styles.wrapped}>{row.number || t('withoutNumber')}</span>,
    },
    { key: 'date', head: t('column.date'), width: '104px', cell: (row) => written.day(row.issueDate) },
    state === 'toReview'
      ? { key: 'due', head: t('column.due'), width: '104px', cell: (row) => <DueText row={row} /> }
      : { key: 'outcome', head: t(`column.${state}`), width: '148px', cell: (row) => <Outcome row={row} /> },
    {
      key: 'verdict',
      head: t('column.verdict'),
      width: '148px',
      cell: (row) => <VerdictBadge profile={row.profile} valid={row.valid} warnings={row.warnings} />,
    },
    ...last,
  ];
}

function Sender({ row }: { row: Row }) {
  return (
    <span className={styles.sender}>
      <Link to="/finance/received/$id" params={{ id: row.id }} className={styles.link ?? ''} data-row-link>
        {row.sellerName || row.fileName}
      </Link>
      <QueueMarks row={row} />
    </span>
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
  if (dueDate > today) return format.day(dueDate);
  return (
    <span className={styles.late}>
      {format.day(dueDate)}
      <span>{t(dueDate === today ? 'dueToday' : 'late')}</span>
    </span>
  );
}

function Outcome({ row: { expense, setAside } }: { row: Row }) {
  const { t } = useTranslation('received-invoices');
  if (expense !== null) return expense.number;
  return setAside === null ? '\u2013' : t(`reason.${setAside.reason}`);
}

function PhoneRow({ row }: { row: Row }) {
  const { t } = useTranslation('received-invoices');
  const format = useFormat();
  const { state, number, dueDate, issueDate } = row;
  const day =
    state === 'toReview' && dueDate !== null && isOwed(row) ? t('dueOn', { day: format.day(dueDate) }) : '';
  const when = day || (issueDate === null ? '' : t('from', { day: format.day(issueDate) }));
  return (
    <div className={styles.phone}>
      <Link to="/finance/received/$id" params={{ id: row.id }} className={styles.link ?? ''} data-row-link>
        {row.sellerName || row.fileName}
      </Link>
      <strong>
        <AmountText row={row} />
      </strong>
      <span className={styles.second}>
        {[number || t('withoutNumber'), when].filter(Boolean).join(', ')}
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
