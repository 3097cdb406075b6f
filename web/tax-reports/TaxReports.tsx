/** Overview of the tax reports: what each is, what it comes to, and when it is due. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { Page, PageHead, SectionHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState } from '../ui/States.tsx';
import { NoAdvanceReturn } from './NoAdvanceReturn.tsx';
import { ReportChoice } from './ReportChoice.tsx';
import { ReportRow } from './ReportRow.tsx';
import styles from './report-row.module.css';
import { useReportOffer, useVisibleReports } from './visible-reports.ts';

export function TaxReports() {
  const { t } = useTranslation('tax-reports-form');
  const business = useQuery(api.business.get.queryOptions());
  const reports = useVisibleReports();
  const offer = useReportOffer();
  return (
    <Page>
      <PageHead title={t('title')} lead={t('lead')} />
      {business.isError && (
        <ErrorState title={t('loadFailed')} error={business.error} onRetry={() => void business.refetch()} />
      )}
      {business.isPending && <Loading lines={4} />}
      {offer?.smallBusiness && (
        <section className={styles.part}>
          <SectionHead title={t('vatHead')} />
          <NoAdvanceReturn />
        </section>
      )}
      {business.data && reports && (
        <section className={styles.part}>
          <SectionHead title={t('tax-reports:overview.title')} />
          {reports.length === 0 && <p className={styles.calm}>{t('tax-reports:overview.none')}</p>}
          {reports.map((report) => (
            <ReportRow key={report} report={report} business={business.data} />
          ))}
        </section>
      )}
      {business.data && offer && <ReportChoice business={business.data} offer={offer} />}
    </Page>
  );
}
