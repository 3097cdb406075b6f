/** The recapitulative statement (Zusammenfassende Meldung) of a period: per VAT id and kind, down to the invoices. */
import { nextPeriod, type Period, periodContaining, previousPeriod } from '@belegbar/domain/calendar';
import { RECAPITULATIVE_KINDS, type RecapitulativeKind } from '@belegbar/domain/tax-reports';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { useToday } from '../session/session.ts';
import { useFormat } from '../ui/format.ts';
import { Loading } from '../ui/Loading.tsx';
import { Stepper } from '../ui/Stepper.tsx';
import { monthsText, periodOf, shortPeriodName } from './period.ts';
import { RecapitulativeProof } from './RecapitulativeProof.tsx';
import { RecapitulativeStrip } from './RecapitulativeStrip.tsx';
import { RecapitulativeTable } from './RecapitulativeTable.tsx';
import { Refused } from './Refused.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { ReportGate } from './ReportGate.tsx';

interface Props {
  /** As the address gives it; without one the quarter before today's. */
  period: string | undefined;
  /** The line whose proof is open: a client and what was supplied. */
  vatId: string | undefined;
  kind: string | undefined;
}

/** The line whose proof is open. */
export type OpenedLine = { vatId: string; kind: RecapitulativeKind } | null;

export function Recapitulative({ period: asked, vatId, kind }: Props) {
  const today = useToday();
  const period = periodOf(asked) ?? previousPeriod(periodContaining(today, 'quarter'));
  const known = RECAPITULATIVE_KINDS.find((candidate) => candidate === kind);
  const opened = known === undefined || vatId === undefined ? null : { vatId, kind: known };
  return (
    <ReportGate report="recapitulative">
      <PeriodView key={period} period={period} opened={opened} />
    </ReportGate>
  );
}

function PeriodView({ period, opened }: { period: Period; opened: OpenedLine }) {
  const { t } = useTranslation('tax-reports');
  const navigate = useNavigate();
  const query = useQuery(api.taxReports.recapitulative.queryOptions({ input: { period } }));
  const statement = query.data;
  const go = (to: Period, line: OpenedLine) =>
    void navigate({
      to: '/tax-reports/recapitulative',
      search: { period: to, ...line },
      resetScroll: false,
    });
  const line = statement?.lines.find(
    (candidate) => candidate.vatId === opened?.vatId && candidate.kind === opened.kind,
  );
  const panel = line && statement && (
    <RecapitulativeProof statement={statement} line={line} onClose={() => go(period, null)} />
  );
  return (
    <ReportFrame
      title={t('tax-reports-form:recapitulative.title')}
      subtitle={<PeriodText period={period} />}
      stepper={<PeriodStepper period={period} onPeriod={(to) => go(to, null)} />}
      panel={panel ?? null}
    >
      {query.isPending && <Loading lines={6} />}
      {query.isError && <Refused error={query.error} onRetry={() => void query.refetch()} />}
      {statement && (
        <>
          <RecapitulativeStrip statement={statement} period={period} />
          <RecapitulativeTable statement={statement} opened={opened} onOpen={(next) => go(period, next)} />
        </>
      )}
    </ReportFrame>
  );
}

function PeriodText({ period }: { period: Period }) {
  const { t } = useTranslation('tax-reports-form');
  const format = useFormat();
  return (
    <>
      <strong>{shortPeriodName(period, format)}</strong> {monthsText(period, format, t('until'))}
    </>
  );
}

function PeriodStepper({ period, onPeriod }: { period: Period; onPeriod: (period: Period) => void }) {
  const { t } = useTranslation('tax-reports-form');
  const format = useFormat();
  return (
    <Stepper
      label={t('period')}
      previousLabel={t('previousPeriod')}
      nextLabel={t('nextPeriod')}
      onPrevious={() => onPeriod(previousPeriod(period))}
      onNext={() => onPeriod(nextPeriod(period))}
    >
      {shortPeriodName(period, format)}
    </Stepper>
  );
}
