/** What is to be put aside for VAT: the return that is due next, and the period that is still running. */
import { sumCents } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { useReportOffer } from '../tax-reports/index.ts';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { FigureLink, Money } from '../ui/Money.tsx';
import { type Column, DataTable, TotalRow } from '../ui/table/index.ts';
import styles from './home.module.css';
import { usePeriodName } from './period-name.ts';
import { TaxOffice } from './TaxOffice.tsx';
import type { HomeData, VatReturn } from './use-home.ts';

export function VatReserve({ data }: { data: HomeData }) {
  const { t } = useTranslation('home');
  const columns = useColumns();
  const isSmallBusiness = useReportOffer()?.smallBusiness;
  const reports = data.returns?.filter((report) => report.required);
  const shifted = reports?.find((report) => report.dueShiftedBy !== null);
  if (isSmallBusiness === true || reports?.length === 0) return <TaxOffice data={data} />;
  return (
    <section aria-labelledby="reserve">
      <SectionHead id="reserve" title={t('reserve.title')} />
      <DataTable
        caption={t('reserve.title')}
        columns={columns}
        rows={reports}
        rowKey={(report) => report.period}
        expectedRows={2}
        foot={
          reports !== undefined &&
          reports.length > 1 && (
            <TotalRow
              label={t('reserve.sum')}
              span={2}
              amount={<Money cents={sumCents(reports.map((report) => report.payable))} style="plain" />}
            />
          )
        }
      />
      {shifted !== undefined && <Reason report={shifted} />}
    </section>
  );
}

function useColumns(): Column<VatReturn>[] {
  const { t } = useTranslation('home');
  const format = useFormat();
  const periodName = usePeriodName();
  return [
    {
      key: 'period',
      head: t('reserve.return'),
      cell: (report) => t('vat', { period: periodName(report.period) }),
    },
    {
      key: 'due',
      head: t('reserve.due'),
      width: '110px',
      cell: (report) => <span className={styles.title}>{format.day(report.dueDate)}</span>,
    },
    {
      key: 'amount',
      head: t('reserve.amount'),
      kind: 'amount',
      width: '130px',
      cell: (report) => (
        <FigureLink to="/tax-reports/vat-advance" search={{ period: report.period }} title={t('why')}>
          <Money cents={report.payable} style="plain" />
        </FigureLink>
      ),
    },
  ];
}

function Reason({ report }: { report: VatReturn }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const periodName = usePeriodName();
  return (
    <p className={styles.reason}>
      {t(`reserve.${report.dueShiftedBy}`, {
        period: periodName(report.period),
        statutory: format.dayNear(report.statutoryDueDate),
        day: format.dayNear(report.dueDate),
      })}
    </p>
  );
}
