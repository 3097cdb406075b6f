/** The invoices of a client, drafts first, then the newest. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, type client as calls } from '../../connection/api.ts';
import { pagesByKey } from '../../connection/pages-by-key.ts';
import { OpenAmount, RowMoney, StatusBadge } from '../../invoices/index.ts';
import { type Format, useFormat } from '../../ui/format.ts';
import { type Column, DataTable } from '../../ui/table/index.ts';
import styles from './client-page.module.css';

type Row = Awaited<ReturnType<typeof calls.invoices.list>>['invoices'][number];

const PAGE_SIZE = 20;

export function ClientInvoices({ clientId }: { clientId: string }) {
  const { t } = useTranslation(['clients', 'invoices']);
  const columns = useColumns();
  const list = useInvoicesOf(clientId);
  return (
    <DataTable
      caption={t('page.invoices')}
      columns={columns}
      rows={list.data?.pages.flatMap((page) => page.invoices)}
      rowKey={(row) => row.id}
      expectedRows={3}
      card={(row) => <Phone row={row} />}
      cardUntil="61.99em"
      growing={{ pages: list, failed: t('invoices:list.failed'), more: t('invoices:list.more'), size: 'xs' }}
      nothing={<p className={styles.nothing}>{t('page.noInvoices')}</p>}
    />
  );
}

function useInvoicesOf(clientId: string) {
  return useInfiniteQuery(
    api.invoices.list.infiniteOptions({
      input: (after: string | undefined) => ({
        clientId,
        limit: PAGE_SIZE,
        ...(after === undefined ? {} : { after }),
      }),
      ...pagesByKey,
    }),
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  return [
    {
      key: 'number',
      head: t('list.number'),
      width: '112px',
      cell: (row) => (
        <>
          <NumberLink row={row} />
          <span className={styles.dayBelow}>{dayOf(row, format)}</span>
        </>
      ),
    },
    {
      key: 'title',
      head: t('field.title'),
      cell: (row) => <span className={styles.title}>{row.title}</span>,
    },
    { key: 'date', head: t('list.date'), width: '104px', from: 720, cell: (row) => dayOf(row, format) },
    {
      key: 'status',
      head: t('list.status'),
      width: '1px',
      cell: (row) => <StatusBadge invoice={row} />,
    },
    {
      key: 'gross',
      head: t('list.gross'),
      kind: 'end',
      width: '112px',
      cell: (row) => (
        <RowMoney amount={row.gross} euros={row.grossInEuros} currency={row.currency} style="plain" />
      ),
    },
    { key: 'open', head: t('list.open'), kind: 'amount', width: '112px', cell: (row) => <Open row={row} /> },
  ];
}

function Phone({ row }: { row: Row }) {
  const format = useFormat();
  return (
    <div className={styles.phone}>
      <NumberLink row={row} />
      <strong>
        <OpenAmount invoice={row} />
      </strong>
      <span className={`${styles.quiet} ${styles.title}`}>
        {[dayOf(row, format), row.title].filter((text) => text !== '').join(', ')}
      </span>
      <StatusBadge invoice={row} />
    </div>
  );
}

function NumberLink({ row }: { row: Row }) {
  const { t } = useTranslation('invoices');
  return (
    <Link to="/invoice/$id" params={{ id: row.id }} className={styles.link ?? ''} data-opens-row>
      {row.number ?? t('list.withoutNumber')}
    </Link>
  );
}

function Open({ row }: { row: Row }) {
  if (row.open === 0) return <span className={styles.quiet}>–</span>;
  return <RowMoney amount={row.open} euros={row.openInEuros} currency={row.currency} style="plain" />;
}

function dayOf(row: Row, format: Format): string {
  return row.invoiceDate === null ? '' : format.day(row.invoiceDate);
}
