/** The income-surplus statement (EÜR) of a year by the cash journal: what came in, what went out, what is left. */
import type { EurLine } from '@belegbar/domain/tax-reports';
import { EUR_LINES } from '@belegbar/domain/tax-reports';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { useToday } from '../session/session.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Money } from '../ui/Money.tsx';
import { MonthBars } from '../ui/MonthBars.tsx';
import { AnnualDue } from './AnnualDue.tsx';
import { CashProof } from './CashProof.tsx';
import { EurTable } from './EurTable.tsx';
import { FiledMark } from './FiledMark.tsx';
import { Refused } from './Refused.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { ReportGate } from './ReportGate.tsx';
import { Check, JournalCheck, ReportStrip } from './ReportStrip.tsx';
import type { IncomeSurplus } from './return.ts';
import styles from './tax.module.css';
import { useYear } from './use-year.ts';
import { YearStepper } from './YearStepper.tsx';

interface Props {
  /** As the address gives it; without one the year whose return is due next. */
  year: string | undefined;
  /** What is proven: a line, or a month by its number. */
  line: string | undefined;
  month: string | undefined;
}

/** The figure whose proof is open. */
export type Proven = { line: EurLine } | { month: number } | null;

export function Eur({ year: asked, line, month }: Props) {
  const year = useYear(asked);
  return (
    <ReportGate report="eur">
      {year !== null && <Year year={year} proven={provenBy(line, month)} />}
    </ReportGate>
  );
}

function provenBy(line: string | undefined, month: string | undefined): Proven {
  const known = EUR_LINES.find((candidate) => candidate === line);
  if (known !== undefined) return { line: known };
  return month !== undefined && /^([1-9]|1[0-2])$/.test(month) ? { month: Number(month) } : null;
}

function Year({ year, proven }: { year: number; proven: Proven }) {
  const { t } = useTranslation('tax-reports');
  const navigate = useNavigate();
  const query = useQuery(api.taxReports.eur.queryOptions({ input: { year } }));
  const statement = query.data;
  const go = (to: number, next: Proven) =>
    void navigate({
      to: '/tax-reports/eur',
      search: { year: String(to), ...searchOf(next) },
      resetScroll: false,
    });
  const panel = statement && proven !== null && (
    <CashProof
      key={JSON.stringify(proven)}
      statement={statement}
      proven={proven}
      onClose={() => go(year, null)}
    />
  );
  const firstYear = statement?.firstYear ?? year;
  return (
    <ReportFrame
      title={t('tax-reports-form:eur.title')}
      subtitle={
        <>
          <strong>{year}</strong> {t('eur.subtitle')}
        </>
      }
      stepper={<YearStepper year={year} firstYear={firstYear} onYear={(next) => go(next, null)} />}
      panel={panel || null}
    >
      {query.isPending && <Loading lines={8} />}
      {query.isError && <Refused error={query.error} onRetry={() => void query.refetch()} />}
      {statement && <Known statement={statement} proven={proven} onProve={(next) => go(year, next)} />}
    </ReportFrame>
  );
}

function searchOf(proven: Proven): { line?: string; month?: string } {
  if (proven === null) return {};
  return 'line' in proven ? { line: proven.line } : { month: String(proven.month) };
}

interface KnownProps {
  statement: IncomeSurplus;
  proven: Proven;
  onProve: (proven: Proven) => void;
}

/** Nothing stands in it, so nothing is known that would be owed for it. */
function isOverAndEmpty({ boxes }: IncomeSurplus, isRunning: boolean): boolean {
  return !isRunning && boxes.every(({ amount }) => amount === 0);
}

function Known({ statement, proven, onProve }: KnownProps) {
  const { t } = useTranslation('tax-reports');
  const [thisYear] = useToday().split('-').map(Number);
  const { year, result } = statement;
  const isRunning = year === thisYear;
  return (
    <>
      <ReportStrip
        label={t(result < 0 ? 'eur.loss' : 'eur.result')}
        figure={<Money cents={result} />}
        due={
          <>
            <AnnualDue due={statement.due} />
            <FiledMark
              report="eur"
              period={String(year)}
              dueDate={isOverAndEmpty(statement, isRunning) ? null : (statement.due?.dueDate ?? null)}
              lastEntry={statement.lastEntry}
              isChanged={(statement.filed?.differences.length ?? 0) > 0}
              isOver={!isRunning}
            />
          </>
        }
      >
        <JournalCheck lastEntry={statement.lastEntry} />
        <Check tone="info">{t('eur.byMoney')}</Check>
        <Check tone="info">{t('eur.notIncluded')}</Check>
        {statement.form?.isProvisional && (
          <Check tone="warn">{t('tax-reports-form:check.provisional', { year })}</Check>
        )}
        {isRunning && <Check tone="warn">{t('eur.running', { year })}</Check>}
      </ReportStrip>
      <Months statement={statement} proven={proven} onProve={onProve} />
      <section className={styles.part}>
        <SectionHead title={t('eur.lines')} />
        <EurTable statement={statement} proven={proven} onProve={onProve} />
      </section>
    </>
  );
}

/** The year in twelve months; where no money has moved there is nothing to draw. */
function Months({ statement, proven, onProve }: KnownProps) {
  const { t } = useTranslation('tax-reports');
  const [thisYear, thisMonth] = useToday().split('-').map(Number);
  const { year, months, income, expense } = statement;
  const isEmpty = months.every((month) => month.income === 0 && month.expense === 0);
  return (
    <section className={styles.part}>
      <SectionHead title={t('eur.months')} />
      {isEmpty ? (
        <p className={styles.small}>{t('eur.noMoney', { year })}</p>
      ) : (
        <MonthBars
          label={t('eur.months')}
          series={[
            { name: t('eur.income'), sum: income },
            { name: t('eur.expense'), sum: expense },
          ]}
          months={months.map((month) => ({ month: month.month, amounts: [month.income, month.expense] }))}
          running={year === thisYear ? (thisMonth ?? null) : null}
          selected={proven !== null && 'month' in proven ? proven.month : null}
          onSelect={(month) => onProve({ month })}
        />
      )}
    </section>
  );
}
