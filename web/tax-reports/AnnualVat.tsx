/** The year's VAT: the advance returns as the journal gives them now, side by side, and what they come to. */
import { vatAdvanceForm } from '@belegbar/domain/law';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { useToday } from '../session/session.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Money } from '../ui/Money.tsx';
import { AdvanceTable } from './AdvanceTable.tsx';
import { AnnualBoxProof } from './AnnualBoxProof.tsx';
import { AnnualDue } from './AnnualDue.tsx';
import { FiledMark } from './FiledMark.tsx';
import { FormTable } from './FormTable.tsx';
import { Refused } from './Refused.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { ReportGate } from './ReportGate.tsx';
import { Check, JournalCheck, ReportStrip } from './ReportStrip.tsx';
import type { YearOfAdvances } from './return.ts';
import styles from './tax.module.css';
import { useYear } from './use-year.ts';
import { YearStepper } from './YearStepper.tsx';

interface Props {
  /** As the address gives it; without one the year whose return is due next. */
  year: string | undefined;
  /** Kennzahl of the sum whose proof is open. */
  box: string | undefined;
}

/** The first year whose form is known. */
const FIRST_YEAR = 2023;

export function AnnualVat({ year: asked, box }: Props) {
  const year = useYear(asked);
  return (
    <ReportGate report="annual-vat">{year !== null && <Year year={year} opened={box ?? null} />}</ReportGate>
  );
}

function Year({ year, opened }: { year: number; opened: string | null }) {
  const { t } = useTranslation('tax-reports');
  const navigate = useNavigate();
  const query = useQuery(api.taxReports.annualVat.queryOptions({ input: { year } }));
  const report = query.data;
  const box = report?.boxes.find(({ kennzahl }) => kennzahl === opened && kennzahl !== '83');
  const go = (to: { year: number; box?: string }) =>
    void navigate({
      to: '/tax-reports/annual-vat',
      search: { year: String(to.year), ...(to.box === undefined ? {} : { box: to.box }) },
      resetScroll: false,
    });
  const stepper = <YearStepper year={year} firstYear={FIRST_YEAR} onYear={(next) => go({ year: next })} />;
  const panel = box && report && (
    <AnnualBoxProof key={box.kennzahl} report={report} box={box} onClose={() => go({ year })} />
  );
  return (
    <ReportFrame
      title={t('tax-reports-form:annualVat.title')}
      subtitle={<strong>{year}</strong>}
      stepper={stepper}
      panel={panel ?? null}
    >
      {query.isPending && <Loading lines={8} />}
      {query.isError && <Refused error={query.error} onRetry={() => void query.refetch()} />}
      {report && <Known report={report} opened={opened} onOpen={(kennzahl) => go({ year, box: kennzahl })} />}
    </ReportFrame>
  );
}

interface KnownProps {
  report: YearOfAdvances;
  opened: string | null;
  onOpen: (kennzahl: string) => void;
}

/** For a year that was over before the first booking nothing is known that would be owed. */
function isBeforeBooks({ periods }: YearOfAdvances): boolean {
  return periods.every((period) => period.isBeforeBooks);
}

function Known({ report, opened, onOpen }: KnownProps) {
  const { t } = useTranslation('tax-reports');
  const isRunning = report.year >= Number(useToday().slice(0, 4));
  const form = vatAdvanceForm(report.year);
  return (
    <>
      <ReportStrip
        label={t('annual.sum')}
        figure={<Money cents={report.payable} />}
        due={
          <>
            <AnnualDue due={report.due} />
            <FiledMark
              report="annualVat"
              period={String(report.year)}
              dueDate={isBeforeBooks(report) ? null : (report.due?.dueDate ?? null)}
              lastEntry={report.lastEntry}
              isChanged={(report.filed?.differences.length ?? 0) > 0}
              isOver={!isRunning}
            />
          </>
        }
      >
        <JournalCheck lastEntry={report.lastEntry} />
        <Check tone="info">{t('annual.isSum')}</Check>
        <Check tone="info">{t('annual.cutsOnce')}</Check>
        {isRunning && <Check tone="warn">{t('annual.running', { year: report.year })}</Check>}
      </ReportStrip>
      <section className={styles.part}>
        <SectionHead title={t('annual.periods')} />
        <AdvanceTable periods={report.periods} sum={report.payable} />
      </section>
      <section className={styles.part}>
        <SectionHead title={t('annual.boxes')} aside={t('annual.boxesWhy')} />
        {form.known && (
          <FormTable
            report={{ ...report, formYear: report.year }}
            caption={t('annual.caption', { year: report.year })}
            opened={opened}
            onOpen={onOpen}
          />
        )}
      </section>
    </>
  );
}
