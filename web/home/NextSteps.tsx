/** What comes next, sorted by date, with one reason each. */
import { addDays, type Day } from '@belegbar/domain/calendar';
import type { Cents, Currency } from '@belegbar/domain/money';
import { IconChevronRight } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Money } from '../ui/Money.tsx';
import { BlankLines } from '../ui/States.tsx';
import homeStyles from './home.module.css';
import { usePeriodName } from './period-name.ts';
import stepsStyles from './steps.module.css';
import type { HomeData } from './use-home.ts';

interface Step {
  key: string;
  /** Null: no date presses. */
  on: Day | null;
  title: string;
  reason: string;
  amount: { cents: Cents; currency: Currency } | null;
  link: LinkProps;
}

const SHOWN_COUNT = 6;
const SOON_DAYS = 14;
const RETURN_SOON_DAYS = 31;

export function NextSteps({ data }: { data: HomeData }) {
  const { t } = useTranslation('home');
  const steps = useSteps(data);
  const isWaiting = data.open.isPending || data.vat.isPending;
  return (
    <section aria-labelledby="next-steps">
      <SectionHead
        id="next-steps"
        title={t('next.title')}
        aside={isWaiting ? undefined : t('next.count', { count: steps.length })}
      />
      {isWaiting && <Loading lines={4} />}
      {!isWaiting && steps.length === 0 && (
        <>
          <p className={homeStyles.quiet}>{t('next.none')}</p>
          <BlankLines count={2} />
        </>
      )}
      {!isWaiting && (
        <ul className={stepsStyles.steps}>
          {steps.slice(0, SHOWN_COUNT).map((step) => (
            <StepRow key={step.key} step={step} today={data.today} />
          ))}
        </ul>
      )}
    </section>
  );
}

function StepRow({ step, today }: { step: Step; today: Day }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const pressing =
    step.on === null ? undefined : step.on < today ? 'late' : step.on === today ? 'today' : undefined;
  const when =
    step.on === null ? t('next.anyTime') : step.on === today ? t('next.today') : format.dayNear(step.on);
  return (
    <li>
      <Link {...step.link} className={stepsStyles.step}>
        <span className={stepsStyles.stepWhen} data-pressing={pressing}>
          {when}
        </span>
        <span className={stepsStyles.stepWhat}>
          <span className={stepsStyles.stepTitle}>{step.title}</span>
          <span className={stepsStyles.stepReason}>{step.reason}</span>
        </span>
        <span className={stepsStyles.stepAmount}>{step.amount !== null && <Money {...step.amount} />}</span>
        <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
      </Link>
    </li>
  );
}

function useSteps(data: HomeData): Step[] {
  const payments = usePaymentSteps(data);
  const pending = usePendingSteps(data);
  const returns = useReturnStep(data).filter(({ key }) => pending.every((step) => step.key !== key));
  const drafts = [...useUnsentStep(data), ...useDraftStep(data)];
  const dated = [...payments, ...pending, ...returns].sort((a, b) => ((a.on ?? '') < (b.on ?? '') ? -1 : 1));
  return [...dated, ...drafts];
}

function usePaymentSteps({ open, today }: HomeData): Step[] {
  const { t } = useTranslation('home');
  const rows = open.data?.invoices ?? [];
  const soon = addDays(today, SOON_DAYS);
  return rows
    .filter((row) => row.dueDate !== null && row.dueDate <= soon)
    .map((row) => {
      const isLate = row.dueDate !== null && row.dueDate < today;
      return {
        key: row.id,
        on: row.dueDate,
        title: t(isLate ? 'next.paymentLate' : 'next.paymentExpected', { client: row.clientName }),
        reason: t(
          row.dueDate === today ? 'next.termEndsToday' : isLate ? 'next.termEnded' : 'next.termEnds',
          {
            number: row.number ?? '',
          },
        ),
        amount: { cents: row.open, currency: row.currency },
        link: { to: '/invoice/$id', params: { id: row.id } },
      };
    });
}

function useReturnStep({ vat, today }: HomeData): Step[] {
  const { t } = useTranslation('home');
  const periodName = usePeriodName();
  const report = vat.data;
  if (
    report === undefined ||
    !report.required ||
    report.filed !== null ||
    report.dueDate > addDays(today, RETURN_SOON_DAYS)
  )
    return [];
  return [
    {
      key: `vatAdvance ${report.period}`,
      on: report.dueDate,
      title: t('next.vatReturn', { period: periodName(report.period) }),
      reason: t('next.vatReturnReason'),
      amount: { cents: report.payable, currency: 'EUR' },
      link: { to: '/tax-reports/vat-advance', search: { period: report.period } },
    },
  ];
}

/** The latest return of each kind that is due, late or to be corrected, and those before them in one step. */
function usePendingSteps({ pending, today }: HomeData): Step[] {
  const { t } = useTranslation('home');
  const stepOf = useReturnStepOf(today);
  const returns = pending.data?.returns ?? [];
  const latest = (['vatAdvance', 'recapitulative'] as const).flatMap(
    (report) => returns.findLast((one) => one.report === report) ?? [],
  );
  const earlier = returns.filter((one) => !latest.includes(one));
  const steps = latest.map(stepOf);
  const [oldest] = earlier;
  if (oldest === undefined) return steps;
  const before: Step = {
    ...stepOf(oldest),
    key: 'earlierReturns',
    title: t('next.earlierReturns', { count: earlier.length }),
    reason: t('next.earlierReturnsReason'),
    amount: null,
  };
  return [before, ...steps];
}

type PendingReturn = NonNullable<HomeData['pending']['data']>['returns'][number];

function useReturnStepOf(today: Day): (pending: PendingReturn) => Step {
  const { t } = useTranslation('home');
  const periodName = usePeriodName();
  return ({ report, period, payable, dueDate, state }) => {
    const isVat = report === 'vatAdvance';
    const isCorrection = state.word === 'correction';
    const year = period.slice(0, 4);
    const name = `${periodName(period)}${today.startsWith(year) ? '' : ` ${year}`}`;
    const title = isVat
      ? t(isCorrection ? 'next.vatCorrection' : 'next.vatReturn', { period: name })
      : t(isCorrection ? 'next.statementCorrection' : 'next.statement', { period: name });
    const late = state.word === 'late' ? t('next.returnLate', { count: state.lateDays }) : null;
    return {
      key: `${report} ${period}`,
      on: isCorrection ? null : dueDate,
      title,
      reason: isCorrection ? t('next.returnCorrection') : (late ?? t('next.vatReturnReason')),
      amount: payable === null ? null : { cents: payable, currency: 'EUR' },
      link: { to: isVat ? '/tax-reports/vat-advance' : '/tax-reports/recapitulative', search: { period } },
    };
  };
}

/** What was issued, and is still with nobody. */
function useUnsentStep({ open }: HomeData): Step[] {
  const { t } = useTranslation('home');
  const unsent = (open.data?.invoices ?? []).filter(({ state }) => !state.reached.includes('sent'));
  const [first] = unsent;
  if (first === undefined) return [];
  const link: LinkProps =
    unsent.length === 1
      ? { to: '/invoice/$id', params: { id: first.id } }
      : { to: '/invoices', search: { status: 'open' } };
  return [
    {
      key: 'unsent',
      on: null,
      title: t('next.unsent', { count: unsent.length }),
      reason: t('next.unsentReason'),
      amount: null,
      link,
    },
  ];
}

function useDraftStep({ latest }: HomeData): Step[] {
  const { t } = useTranslation('home');
  const count = latest.data?.counts.draft ?? 0;
  if (count === 0) return [];
  return [
    {
      key: 'drafts',
      on: null,
      title: t('next.drafts', { count }),
      reason: t('next.draftsReason'),
      amount: null,
      link: { to: '/invoices', search: { status: 'draft' } },
    },
  ];
}
