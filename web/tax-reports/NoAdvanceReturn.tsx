/** For a small business: that no advance return is due, and the periods for which one is owed after all. */
import type { Period } from '@belegbar/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, type client } from '../connection/api.ts';
import { useFormat } from '../ui/format.ts';
import { Loading } from '../ui/Loading.tsx';
import { Money } from '../ui/Money.tsx';
import { ErrorState } from '../ui/States.tsx';
import { shortPeriodName } from './period.ts';
import { ReturnStanding } from './ReturnStanding.tsx';
import styles from './report-row.module.css';

type OwedReturn = Awaited<ReturnType<typeof client.taxReports.owedReturns>>['returns'][number];

export function NoAdvanceReturn() {
  const { t } = useTranslation('tax-reports-form');
  const { data, error, refetch } = useQuery(api.taxReports.owedReturns.queryOptions());
  if (data !== undefined) return <Owed returns={data.returns} />;
  if (error === null) return <Loading lines={1} />;
  return <ErrorState title={t('loadFailed')} error={error} onRetry={() => void refetch()} />;
}

function Owed({ returns }: { returns: OwedReturn[] }) {
  const { t } = useTranslation('tax-reports-form');
  return (
    <>
      <p className={styles.calm}>
        {t('smallBusiness.none')} {returns.length > 0 && t('smallBusiness.but')}
      </p>
      {returns.map((owed) => (
        <OwedRow key={owed.period} owed={owed} />
      ))}
      {returns.length > 0 && <AnnualReturns returns={returns} />}
    </>
  );
}

/** § 18 (4a) UStG asks for the annual return of such a year too. */
function AnnualReturns({ returns }: { returns: OwedReturn[] }) {
  const { t } = useTranslation('tax-reports-form');
  const years = [...new Set(returns.map(({ period }) => period.slice(0, 4)))];
  return (
    <p className={styles.calm}>
      {t('smallBusiness.annual')}{' '}
      {years.map((year) => (
        <Link key={year} to="/tax-reports/annual-vat" search={{ year }} className={styles.year ?? ''}>
          {year}
        </Link>
      ))}
    </p>
  );
}

function OwedRow({ owed }: { owed: OwedReturn }) {
  const { t } = useTranslation('tax-reports-form');
  const format = useFormat();
  const reasons = owed.reasons.map((reason) => t(`smallBusiness.reason.${reason}`)).join(', ');
  return (
    <Link
      to="/tax-reports/vat-advance"
      search={{ period: owed.period as Period }}
      className={styles.reportRow ?? ''}
    >
      <span className={styles.reportName}>
        {shortPeriodName(owed.period as Period, format)} <span className={styles.count}>{reasons}</span>
      </span>
      <span className={styles.when}>
        <ReturnStanding
          report="vatAdvance"
          period={owed.period}
          dueDate={owed.dueDate}
          isChanged={owed.isChangedSince}
        />
      </span>
      <span className={styles.reportAmount}>
        <Money cents={owed.payable} />
      </span>
    </Link>
  );
}
