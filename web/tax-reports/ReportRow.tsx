/** One report of the overview: its name and sentence, the period in view, the figure that the journal gives, and the due day. */
import { type Day, type Period, periodContaining, previousPeriod } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import type { TaxReport } from '@belegbar/domain/tax-reports';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type client } from '../connection/api.ts';
import { useToday } from '../session/session.ts';
import { useFormat } from '../ui/format.ts';
import { Bone } from '../ui/Loading.tsx';
import { Money } from '../ui/Money.tsx';
import { periodDueNext, shortPeriodName } from './period.ts';
import { ReturnStanding } from './ReturnStanding.tsx';
import styles from './report-row.module.css';
import { yearInView } from './year.ts';

type Business = Awaited<ReturnType<typeof client.business.get>>;

interface RowProps {
  report: TaxReport;
  business: Business;
}

export function ReportRow({ report, business }: RowProps) {
  const today = useToday();
  const year = yearInView(today, business.land);
  switch (report) {
    case 'vat-advance':
      return <VatAdvanceRow period={periodDueNext(business.regimes, today)} />;
    case 'annual-vat':
      return <AnnualVatRow year={year} />;
    case 'recapitulative':
      return <RecapitulativeRow period={previousPeriod(periodContaining(today, 'quarter'))} />;
    default:
      return <IncomeRow report={report} year={year} />;
  }
}

function VatAdvanceRow({ period }: { period: Period }) {
  const { t } = useTranslation('tax-reports');
  const format = useFormat();
  const { data, isError } = useQuery(api.taxReports.vatAdvance.queryOptions({ input: { period } }));
  return (
    <Row
      report="vat-advance"
      inView={shortPeriodName(period, format)}
      period={period}
      link={{ to: '/tax-reports/vat-advance', search: { period } }}
      figure={
        data && {
          label: t(data.payable < 0 ? 'tax-reports-form:refund' : 'tax-reports-form:payable'),
          amount: data.payable,
        }
      }
      due={data && (data.required ? data : null)}
      isChanged={isChangedSince(data)}
      isFailed={isError}
    />
  );
}

function AnnualVatRow({ year }: { year: number }) {
  const { t } = useTranslation('tax-reports');
  const { data, isError } = useQuery(api.taxReports.annualVat.queryOptions({ input: { year } }));
  return (
    <Row
      report="annual-vat"
      inView={String(year)}
      period={String(year)}
      link={{ to: '/tax-reports/annual-vat', search: { year: String(year) } }}
      figure={data && { label: t('annual.sum'), amount: data.payable }}
      due={data?.due}
      isChanged={isChangedSince(data)}
      isFailed={isError}
    />
  );
}

function RecapitulativeRow({ period }: { period: Period }) {
  const { t } = useTranslation('tax-reports');
  const format = useFormat();
  const { data, isError } = useQuery(api.taxReports.recapitulative.queryOptions({ input: { period } }));
  const isFiled = data?.lines.some((line) => line.amount !== 0);
  return (
    <Row
      report="recapitulative"
      inView={shortPeriodName(period, format)}
      period={period}
      link={{ to: '/tax-reports/recapitulative', search: { period } }}
      figure={data && { label: t('zm.sum'), amount: data.amount }}
      due={data && (isFiled ? data : null)}
      isChanged={isChangedSince(data)}
      isFailed={isError}
    />
  );
}

function IncomeRow({ report, year }: { report: 'eur' | 'income-tax'; year: number }) {
  const { t } = useTranslation('tax-reports');
  const { data, isError } = useQuery(api.taxReports.eur.queryOptions({ input: { year } }));
  const search = { year: String(year) };
  return (
    <Row
      report={report}
      inView={String(year)}
      period={String(year)}
      link={report === 'eur' ? { to: '/tax-reports/eur', search } : { to: '/tax-reports/income-tax', search }}
      figure={data && { label: t(data.result < 0 ? 'eur.loss' : 'eur.result'), amount: data.result }}
      due={data?.due}
      isChanged={isChangedSince(data)}
      isFailed={isError}
    />
  );
}

function isChangedSince(report: { filed: { differences: readonly unknown[] } | null } | undefined): boolean {
  return (report?.filed?.differences.length ?? 0) > 0;
}

interface ReportRowProps {
  report: TaxReport;
  inView: string;
  /** As it is filed. */
  period: string;
  link: LinkProps;
  /** Undefined until it is known. */
  figure: { label: ReactNode; amount: Cents } | undefined;
  /** Null: nothing is due. */
  due: { dueDate: Day; statutoryDueDate: Day; dueShiftedBy: string | null } | null | undefined;
  /** Whether what was filed comes to other figures now. */
  isChanged: boolean;
  isFailed: boolean;
}

function Row({ report, inView, period, link, figure, due, isChanged, isFailed }: ReportRowProps) {
  const { t } = useTranslation('tax-reports');
  const format = useFormat();
  const why = due?.dueShiftedBy && t(`due.${due.dueShiftedBy}`, { day: format.day(due.statutoryDueDate) });
  return (
    <Link {...link} className={styles.reportRow ?? ''}>
      <span className={styles.what}>
        <span className={styles.reportName}>
          {t(`overview.name.${report}`)} <span className={styles.count}>{inView}</span>
        </span>
        <span className={styles.sentence}>{t(`overview.what.${report}`)}</span>
      </span>
      <span className={styles.when}>
        {due && (
          <ReturnStanding
            report={FILED_AS[report]}
            period={period}
            dueDate={due.dueDate}
            isChanged={isChanged}
          />
        )}
        {due === null && t('due.nothing')}
        {why && <span className={styles.why}>{why}</span>}
      </span>
      <span className={styles.reportAmount}>
        {figure ? <Money cents={figure.amount} /> : isFailed ? t('unknown') : <Bone width={80} />}
        <span className={styles.figureLabel}>{figure?.label}</span>
      </span>
    </Link>
  );
}

const FILED_AS = {
  'vat-advance': 'vatAdvance',
  'annual-vat': 'annualVat',
  recapitulative: 'recapitulative',
  eur: 'eur',
  'income-tax': null,
} as const;
