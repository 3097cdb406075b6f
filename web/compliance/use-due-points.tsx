import { addDays, type Day, type Period, periodContaining, previousPeriod } from '@belegbar/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { useToday } from '../session/session.ts';
import { periodDueNext, shortPeriodName, useReportOffer, useVisibleReports } from '../tax-reports/index.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useFormat } from '../ui/format.ts';
import type { Point } from './CheckedPoints.tsx';

const SOON_DAYS = 14;

const SCREENS = {
  vatAdvance: '/tax-reports/vat-advance',
  recapitulative: '/tax-reports/recapitulative',
} as const;

interface DueReturn {
  report: keyof typeof SCREENS;
  period: Period;
  dueDate: Day;
}

/** The returns whose day comes within two weeks. Of past days nobody knows here whether the return was filed. */
export function useDuePoints(): Point[] {
  const { t } = useTranslation('compliance');
  const format = useFormat();
  const today = useToday();
  const soon = addDays(today, SOON_DAYS);
  const returns = [...useAdvanceReturns(), ...useStatement()].filter(
    ({ dueDate }) => dueDate >= today && dueDate <= soon,
  );
  return returns.map(({ report, period, dueDate }) => {
    const values = { period: shortPeriodName(period, format), day: format.day(dueDate) };
    return {
      key: `${report} ${period}`,
      tone: 'warn',
      title: t(`due.${report}`, values),
      text: t('due.text', values),
      action: (
        <ButtonLink to={SCREENS[report]} search={{ period }} size="xs">
          {t('due.action')}
        </ButtonLink>
      ),
    };
  });
}

/** That of the period before; for a small business those that it owes after all. */
function useAdvanceReturns(): DueReturn[] {
  const today = useToday();
  const smallBusiness = useReportOffer()?.smallBusiness;
  const business = useQuery(api.business.get.queryOptions());
  const before = business.data && periodDueNext(business.data.regimes, today);
  const regular = useQuery({
    ...api.taxReports.vatAdvance.queryOptions({ input: { period: before ?? '' } }),
    enabled: before !== undefined && smallBusiness === false,
  });
  const owed = useQuery({
    ...api.taxReports.owedReturns.queryOptions(),
    enabled: smallBusiness === true,
  });
  const known =
    smallBusiness === true ? (owed.data?.returns ?? []) : regular.data?.required ? [regular.data] : [];
  return known.map(({ period, dueDate }) => ({ report: 'vatAdvance', period: period as Period, dueDate }));
}

function useStatement(): DueReturn[] {
  const today = useToday();
  const isOffered = useVisibleReports()?.includes('recapitulative') === true;
  const period = previousPeriod(periodContaining(today, 'quarter'));
  const { data } = useQuery({
    ...api.taxReports.recapitulative.queryOptions({ input: { period } }),
    enabled: isOffered,
  });
  if (data === undefined || !data.isStatement || data.lines.every(({ amount }) => amount === 0)) return [];
  return [{ report: 'recapitulative', period, dueDate: data.dueDate }];
}
