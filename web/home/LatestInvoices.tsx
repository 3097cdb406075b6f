/** The newest invoices, or the blank lines where they will stand. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ClientAndTitle, OpenAmount, StatusBadge } from '../invoices/index.ts';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { BlankLines } from '../ui/States.tsx';
import { type Column, DataTable } from '../ui/table/index.ts';
import homeStyles from './home.module.css';
import stepsStyles from './steps/steps.module.css';
import type { HomeData, InvoiceRow } from './use-home.ts';

export function LatestInvoices({ data }: { data: HomeData }) {
  const { t } = useTranslation('home');
  const columns = useColumns();
  const rows = data.latest.data?.invoices;
  const isEmpty = rows?.length === 0;
  return (
    <section className={homeStyles.latest} aria-labelledby="latest">
      <SectionHead
        id="latest"
        title={t('latest.title')}
        aside={isEmpty ? undefined : <Link to="/invoices">{t('latest.all')}</Link>}
      />
      {isEmpty ? (
        <>
          <p className={homeStyles.quiet}>{t('latest.empty')}</p>
          <BlankLines count={2} />
        </>
      ) : (
        <DataTable
          caption={t('latest.title')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          expectedRows={5}
          cardUntil="61.99em"
          card={(row) => <MobileRow row={row} />}
        />
      )}
    </section>
  );
}

function useColumns(): Column<InvoiceRow>[] {
  const { t } = useTranslation('home');
  const format = useFormat();
  return [
    {
      key: 'date',
      head: t('latest.date'),
      width: '112px',
      cell: (row) => (row.invoiceDate === null ? '–' : format.day(row.invoiceDate)),
    },
    { key: 'number', head: t('latest.number'), width: '150px', cell: (row) => <InvoiceLink row={row} /> },
    { key: 'client', head: t('latest.client'), cell: (row) => <ClientAndTitle row={row} /> },
    {
      key: 'state',
      head: t('latest.state'),
      width: '180px',
      cell: (row) => <StatusBadge invoice={row} />,
    },
    {
      key: 'gross',
      head: t('latest.open'),
      kind: 'amount',
      width: '130px',
      cell: (row) => <OpenAmount invoice={row} style="plain" />,
    },
  ];
}

function InvoiceLink({ row }: { row: InvoiceRow }) {
  const { t } = useTranslation('home');
  return (
    <Link to="/invoice/$id" params={{ id: row.id }} data-opens-row>
      {row.number ?? t('latest.noNumber')}
    </Link>
  );
}

function MobileRow({ row }: { row: InvoiceRow }) {
  const { t } = useTranslation('home');
  return (
    <Link to="/invoice/$id" params={{ id: row.id }} className={homeStyles.mobileRow} data-opens-row>
      <span className={homeStyles.client}>
        {row.clientName === '' ? t('latest.noClient') : row.clientName}
      </span>
      <span className={stepsStyles.stepAmount}>
        <OpenAmount invoice={row} />
      </span>
      <span className={homeStyles.note}>{row.number ?? t('latest.noNumber')}</span>
      <StatusBadge invoice={row} />
    </Link>
  );
}
