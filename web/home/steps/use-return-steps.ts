/** The returns that are late, due or to be corrected. */
import { addDays, type Day } from '@belegbar/domain/calendar';
import { negateCents } from '@belegbar/domain/money';
import type { LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { usePeriodName } from '../period-name.ts';
import type { HomeData } from '../use-home.ts';
import { pressingOf, type Step } from './step.ts';

const RETURN_SOON_DAYS = 31;

/** Those that are late or to be corrected, and the next one that comes due. */
export function useReturnSteps(data: HomeData): Step[] {
  const pending = usePendingSteps(data);
  const next = useNextReturn(data).filter(({ key }) => pending.every((step) => step.key !== key));
  return [...pending, ...next];
}

function useNextReturn({ vat, today }: HomeData): Step[] {
  const { t } = useTranslation('home');
  const format = useFormat();
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
      pressing: pressingOf(report.dueDate, today),
      on: report.dueDate,
      title: t('next.vatReturn', { period: periodName(report.period) }),
      reason: t('next.vatReturnReason'),
      amount: format.money(negateCents(report.payable)),
      link: { to: '/tax-reports/vat-advance', search: { period: report.period } },
      act: { kind: 'look' },
    },
  ];
}

/** The latest return of each kind that is due, late or to be corrected, and those before them in one step. */
function usePendingSteps({ pending, today }: HomeData): Step[] {
  const { t } = useTranslation('home');
  const stepOf = useReturnStepOf(today);
  const returns = pending.data?.returns ?? [];
  const latest = REPORTS.flatMap((report) => returns.findLast((one) => one.report === report) ?? []);
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
    act: { kind: 'look' },
  };
  return [before, ...steps];
}

const REPORTS = ['vatAdvance', 'recapitulative', 'annualVat', 'eur'] as const;

const TITLES = {
  vatAdvance: { file: 'next.vatReturn', correction: 'next.vatCorrection' },
  recapitulative: { file: 'next.statement', correction: 'next.statementCorrection' },
  annualVat: { file: 'next.annualVat', correction: 'next.annualVatCorrection' },
  eur: { file: 'next.eur', correction: 'next.eurCorrection' },
} as const;

function linkTo(report: PendingReturn['report'], period: string): LinkProps {
  switch (report) {
    case 'vatAdvance':
      return { to: '/tax-reports/vat-advance', search: { period } };
    case 'recapitulative':
      return { to: '/tax-reports/recapitulative', search: { period } };
    case 'annualVat':
      return { to: '/tax-reports/annual-vat', search: { year: period } };
    case 'eur':
      return { to: '/tax-reports/eur', search: { year: period } };
  }
}

type PendingReturn = NonNullable<HomeData['pending']['data']>['returns'][number];

function useReturnStepOf(today: Day): (pending: PendingReturn) => Step {
  const { t } = useTranslation('home');
  const format = useFormat();
  const periodName = usePeriodName();
  return ({ report, period, payable, dueDate, state }) => {
    const isCorrection = state.word === 'correction';
    const year = period.slice(0, 4);
    const isYear = period === year;
    const name = isYear ? year : `${periodName(period)}${today.startsWith(year) ? '' : ` ${year}`}`;
    const title = t(TITLES[report][isCorrection ? 'correction' : 'file'], { period: name });
    const late = state.word === 'late' ? t('next.returnLate', { count: state.lateDays }) : null;
    return {
      key: `${report} ${period}`,
      pressing: isCorrection ? 'waiting' : pressingOf(dueDate, today),
      on: isCorrection ? null : dueDate,
      title,
      reason: isCorrection ? t('next.returnCorrection') : (late ?? t('next.vatReturnReason')),
      amount: payable === null ? null : format.money(negateCents(payable)),
      link: linkTo(report, period),
      act: { kind: isCorrection ? 'correct' : 'file' },
    };
  };
}
