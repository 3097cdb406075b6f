/** The VAT advance return (USt-Voranmeldung) of a period: result, due date, form, and the proof of each figure. */
import { firstDayOf, lastDayOf, nextPeriod, type Period, previousPeriod } from '@belegbar/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { useToday } from '../session/session.ts';
import { useFormat } from '../ui/format.ts';
import { usePageTitle } from '../ui/Heads.tsx';
import { Bone } from '../ui/Loading.tsx';
import { ErrorState, Notice } from '../ui/States.tsx';
import { Stepper } from '../ui/Stepper.tsx';
import sheet from '../ui/sheet.module.css';
import { Derivation } from './Derivation.tsx';
import { EarlierPeriods } from './EarlierPeriods.tsx';
import { FormTable } from './FormTable.tsx';
import { FormWaiting } from './FormWaiting.tsx';
import { monthsText, periodDueNext, periodOf, shortPeriodName } from './period.ts';
import { Refused } from './Refused.tsx';
import { ResultStrip } from './ResultStrip.tsx';
import type { VatAdvanceReturn } from './return.ts';
import styles from './tax.module.css';

interface Props {
  /** As the address gives it; without one, the return that is due next. */
  period: string | undefined;
  /** Kennzahl of the figure whose proof is open. */
  box: string | undefined;
}

export function VatAdvance({ period: asked, box }: Props) {
  const { t } = useTranslation('tax-reports-form');
  const today = useToday();
  const business = useQuery(api.business.get.queryOptions());
  usePageTitle(t('vatAdvance'));
  if (business.isError)
    return (
      <Frame>
        <ErrorState title={t('loadFailed')} error={business.error} onRetry={() => void business.refetch()} />
      </Frame>
    );
  if (!business.data)
    return (
      <Frame>
        <Head period={periodOf(asked)} report={undefined} />
        <FormWaiting />
      </Frame>
    );
  const period = periodOf(asked) ?? periodDueNext(business.data.regimes, today);
  return <PeriodView key={period} period={period} opened={box ?? null} />;
}

function PeriodView({ period, opened }: { period: Period; opened: string | null }) {
  const { t } = useTranslation('tax-reports-form');
  const open = useOpen(period);
  const result = useQuery(api.taxReports.vatAdvance.queryOptions({ input: { period } }));
  const report = result.data;
  const box = opened === null ? undefined : report?.boxes.find(({ kennzahl }) => kennzahl === opened);
  return (
    <div className={styles.screen} data-open={box !== undefined || undefined}>
      <Frame>
        <Head period={period} report={report} />
        {result.isPending && <FormWaiting />}
        {result.isError && <Refused error={result.error} onRetry={() => void result.refetch()} />}
        {report && (
          <>
            {!report.required && <NotRequired report={report} period={period} />}
            <ResultStrip report={report} period={period} />
            <FormTable
              report={report}
              caption={t('formCaption', { year: report.formYear })}
              opened={opened}
              onOpen={open}
            />
            <EarlierPeriods period={period} />
          </>
        )}
      </Frame>
      {box && report && (
        <Derivation key={box.kennzahl} period={period} box={box} report={report} onClose={() => open(null)} />
      )}
    </div>
  );
}

/** Which proof is open stands in the address, so that a figure with its proof can be sent. */
function useOpen(period: Period): (kennzahl: string | null) => void {
  const navigate = useNavigate();
  return (kennzahl) =>
    void navigate({
      to: '/tax-reports/vat-advance',
      search: { period, ...(kennzahl === null ? {} : { box: kennzahl }) },
      replace: true,
      resetScroll: false,
    });
}

function NotRequired({ report, period }: { report: VatAdvanceReturn; period: Period }) {
  const { t } = useTranslation('tax-reports-form');
  const format = useFormat();
  const foundedOn = useQuery(api.business.get.queryOptions()).data?.foundedOn ?? null;
  if (foundedOn !== null && lastDayOf(period) < foundedOn)
    return (
      <Notice tone="info" title={t('beforeBegan')}>
        {t('beforeBeganWhy', { day: format.day(foundedOn) })}
      </Notice>
    );
  if (report.isBeforeBooks)
    return (
      <Notice tone="info" title={t('beforeBooksTitle')}>
        {t('beforeBooksWhy')}
      </Notice>
    );
  return (
    <Notice tone="info" title={t('notRequired')}>
      {t('notRequiredWhy')}
    </Notice>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  return <div className={styles.main}>{children}</div>;
}

/** `period` is null until it is known which return is due next. */
function Head({ period, report }: { period: Period | null; report: VatAdvanceReturn | undefined }) {
  const { t } = useTranslation('tax-reports-form');
  return (
    <header className={styles.head}>
      <div>
        <h1 className={sheet.title} tabIndex={-1}>
          {t('vatAdvance')}
        </h1>
        <p className={styles.subtitle}>
          {period === null ? <Bone width={188} /> : <PeriodText period={period} />}
          {report && `, ${t(`basis.${report.vatBasis}`)}`}
        </p>
      </div>
      {period !== null && <PeriodStepper period={period} />}
    </header>
  );
}

function PeriodText({ period }: { period: Period }) {
  const { t } = useTranslation('tax-reports-form');
  const format = useFormat();
  return (
    <>
      <strong>{periodName(period, t, format.monthName)}</strong> {monthsText(period, format, t('until'))}
    </>
  );
}

function PeriodStepper({ period }: { period: Period }) {
  const { t } = useTranslation('tax-reports-form');
  const format = useFormat();
  const navigate = useNavigate();
  const go = (to: Period) => () => void navigate({ to: '/tax-reports/vat-advance', search: { period: to } });
  return (
    <Stepper
      label={t('period')}
      previousLabel={t('previousPeriod')}
      nextLabel={t('nextPeriod')}
      onPrevious={go(previousPeriod(period))}
      onNext={go(nextPeriod(period))}
    >
      {shortPeriodName(period, format)}
    </Stepper>
  );
}

function periodName(
  period: Period,
  t: TFunction<'tax-reports-form'>,
  monthName: (month: number) => string,
): string {
  const year = firstDayOf(period).slice(0, 4);
  const part = period.slice(5);
  return part.startsWith('Q')
    ? t('quarterName', { quarter: part.slice(1), year })
    : `${monthName(Number(part))} ${year}`;
}
