/** What a client paid and got back, the latest first. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, type client as calls } from '../../connection/api.ts';
import { pagesByKey } from '../../connection/pages-by-key.ts';
import { RowMoney } from '../../invoices/index.ts';
import { useFormat } from '../../ui/format.ts';
import { type Column, DataTable } from '../../ui/table/index.ts';
import styles from './client-page.module.css';

type Payment = Awaited<ReturnType<typeof calls.invoices.payments>>['payments'][number];

export function ClientPayments({ clientId }: { clientId: string }) {
  const { t } = useTranslation('clients');
  const columns = useColumns();
  const list = useInfiniteQuery(
    api.invoices.payments.infiniteOptions({
      input: (after: string | undefined) => ({ clientId, ...(after === undefined ? {} : { after }) }),
      ...pagesByKey,
    }),
  );
  return (
    <DataTable
      caption={t('page.payments')}
      columns={columns}
      rows={list.data?.pages.flatMap((page) => page.payments)}
      rowKey={(row) => row.id}
      expectedRows={2}
      card={(row) => <Phone row={row} />}
      cardUntil="61.99em"
      growing={{ pages: list, failed: t('page.paymentsFailed'), more: t('page.morePayments'), size: 'xs' }}
      nothing={<p className={styles.nothing}>{t('page.noPayments')}</p>}
    />
  );
}

function useColumns(): Column<Payment>[] {
  const { t } = useTranslation('clients');
  const format = useFormat();
  return [
    { key: 'day', head: t('page.paidOn'), width: '132px', cell: (row) => format.day(row.paidOn) },
    { key: 'how', head: t('page.how'), cell: (row) => <How row={row} /> },
    { key: 'invoice', head: t('page.forInvoice'), width: '180px', cell: (row) => <InvoiceLink row={row} /> },
    {
      key: 'amount',
      head: t('page.amount'),
      kind: 'amount',
      width: '112px',
      cell: (row) => <RowMoney amount={row.amount} euros={row.euros} currency={row.currency} style="plain" />,
    },
  ];
}

function Phone({ row }: { row: Payment }) {
  const format = useFormat();
  return (
    <div className={styles.phone}>
      <InvoiceLink row={row} />
      <strong>
        <RowMoney amount={row.amount} euros={row.euros} currency={row.currency} />
      </strong>
      <span className={styles.quiet}>
        {format.day(row.paidOn)}, <How row={row} />
      </span>
    </div>
  );
}

function How({ row }: { row: Payment }) {
  const { t } = useTranslation(['invoices', 'clients']);
  const method = t(`payment.method.${row.method}`);
  if (row.reverses !== null)
    return <span className={styles.title}>{`${t('clients:page.reversal')}, ${method}`}</span>;
  const act = row.amount < 0 ? `${t('refund.title')}, ${method}` : method;
  return <span className={styles.title}>{[act, row.note].filter(Boolean).join(', ')}</span>;
}

function InvoiceLink({ row }: { row: Payment }) {
  return (
    <Link to="/invoice/$id" params={{ id: row.invoiceId }} className={styles.link ?? ''} data-opens-row>
      {row.invoiceNumber}
    </Link>
  );
}
