/** Overview of the tax reports, each with its next date and figure. */
import type { Period } from '@belegbar/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../api.ts';
import { useToday } from '../session.ts';
import { useFormat } from '../ui/format.ts';
import { Page, PageHead, SectionHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Money } from '../ui/Money.tsx';
import { ErrorState } from '../ui/States.tsx';
import { useVisibleReports } from '../visible-reports.ts';
import { NoAdvanceReturn } from './NoAdvanceReturn.tsx';
import { periodDueNext, shortPeriodName } from './period.ts';
import styles from './report-row.module.css';

export function TaxReports() {
  const { t } = useTranslation('tax');
  const today = useToday();
  const business = useQuery(api.business.get.queryOptions());
  const reports = useVisibleReports();
  return (
    <Page>
      <PageHead title={t('title')} lead={t('lead')} />
      <SectionHead title={t('vatHead')} />
      {business.isError && (
        <ErrorState title={t('loadFailed')} error={business.error} onRetry={() => void business.refetch()} />
      )}
      {business.isPending && <Loading lines={1} />}
      {business.data && reports?.includes('vatAdvance') && (
        <VatAdvanceRow period={periodDueNext(business.data.regimes, today)} />
      )}
      {reports?.includes('vatAdvance') === false && <NoAdvanceReturn most={Number.POSITIVE_INFINITY} />}
    </Page>
  );
}

function VatAdvanceRow({ period }: { period: Period }) {
  const { t } = useTranslation('tax');
  const format = useFormat();
  const { data } = useQuery(api.taxReports.vatAdvance.queryOptions({ input: { period } }));
  return (
    <Link to="/tax-reports/vat-advance" search={{ period }} className={styles.reportRow ?? ''}>
      <span className={styles.reportName}>
        {t('vatAdvance')} <span className={styles.count}>{shortPeriodName(period, format)}</span>
      </span>
      <span className={styles.when}>
        {data && (data.required ? t('due', { day: format.day(data.dueDate) }) : t('noDueDate'))}
      </span>
      <span className={styles.reportAmount}>{data && <Money cents={data.payable} />}</span>
    </Link>
  );
}
