/** What of the journal the income tax return needs: the profit of the year, the annex it belongs to, and the day. No tax is computed. */
import type { CompanyType } from '@belegbar/domain/business';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { FigureLink, Money } from '../ui/Money.tsx';
import { CheckLine } from '../ui/States.tsx';
import { AnnualDue } from './AnnualDue.tsx';
import { Refused } from './Refused.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { ReportGate } from './ReportGate.tsx';
import { Check, JournalCheck, ReportStrip } from './ReportStrip.tsx';
import type { IncomeSurplus } from './return.ts';
import styles from './tax.module.css';
import { useYear } from './use-year.ts';
import { YearStepper } from './YearStepper.tsx';

/** Where the profit is entered, by the form of the business (§§ 15, 18 EStG; § 180 (1) AO; § 1 KStG). */
const ANNEX: Record<CompanyType, 'selfEmployed' | 'trade' | 'partnership' | 'corporation' | 'unknown'> = {
  freiberufler: 'selfEmployed',
  einzelunternehmer: 'trade',
  gbr: 'partnership',
  kg: 'partnership',
  ug: 'corporation',
  gmbh: 'corporation',
  ag: 'corporation',
  other: 'unknown',
};

export function IncomeTax({ year: asked }: { year: string | undefined }) {
  const year = useYear(asked);
  return <ReportGate report="income-tax">{year !== null && <Year year={year} />}</ReportGate>;
}

function Year({ year }: { year: number }) {
  const { t } = useTranslation('tax-reports');
  const navigate = useNavigate();
  const query = useQuery(api.taxReports.eur.queryOptions({ input: { year } }));
  const statement = query.data;
  const firstYear = statement?.firstYear ?? year;
  const go = (next: number) =>
    void navigate({ to: '/tax-reports/income-tax', search: { year: String(next) }, resetScroll: false });
  return (
    <ReportFrame
      title={t('tax-reports-form:incomeTax.title')}
      subtitle={<strong>{year}</strong>}
      stepper={<YearStepper year={year} firstYear={firstYear} onYear={go} />}
    >
      {query.isPending && <Loading lines={5} />}
      {query.isError && <Refused error={query.error} onRetry={() => void query.refetch()} />}
      {statement && <Known statement={statement} />}
    </ReportFrame>
  );
}

function Known({ statement }: { statement: IncomeSurplus }) {
  const { t } = useTranslation('tax-reports');
  const { data } = useQuery(api.business.get.queryOptions());
  const annex = data && ANNEX[data.companyType];
  const { year, result } = statement;
  return (
    <>
      <ReportStrip
        label={t(result < 0 ? 'eur.loss' : 'eur.result')}
        figure={
          <FigureLink to="/tax-reports/eur" search={{ year: String(year) }} title={t('incomeTax.proof')}>
            <Money cents={result} />
          </FigureLink>
        }
        due={<AnnualDue due={statement.due} />}
      >
        <JournalCheck lastEntry={statement.lastEntry} />
        <Check tone="info">{t('incomeTax.noTax')}</Check>
        <Check tone="info">{t('eur.notIncluded')}</Check>
      </ReportStrip>
      <section className={styles.part}>
        <SectionHead title={t('incomeTax.where')} />
        {annex !== undefined && (
          <CheckLine
            tone={annex === 'unknown' || annex === 'corporation' ? 'warn' : 'info'}
            title={t(`incomeTax.annex.${annex}.title`)}
            text={t(`incomeTax.annex.${annex}.text`)}
          />
        )}
        <CheckLine tone="info" title={t('incomeTax.eur.title')} text={t('incomeTax.eur.text')} />
        <CheckLine tone="info" title={t('incomeTax.private.title')} text={t('incomeTax.private.text')} />
      </section>
    </>
  );
}
