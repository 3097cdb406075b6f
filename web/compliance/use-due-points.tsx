import { isPeriod } from '@belegbar/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, type client } from '../connection/api.ts';
import { shortPeriodName } from '../tax-reports/index.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useFormat } from '../ui/format.ts';
import type { Point } from './CheckedPoints.tsx';

type Pending = Awaited<ReturnType<typeof client.taxReports.pendingReturns>>['returns'][number];

/** The returns that come due within two weeks, are late, or are to be corrected. */
export function useDuePoints(): Point[] {
  const { t } = useTranslation('compliance');
  const format = useFormat();
  const { data } = useQuery(api.taxReports.pendingReturns.queryOptions());
  return (data?.returns ?? []).map((pending) => {
    const { report, period, dueDate, state } = pending;
    const name = isPeriod(period) ? shortPeriodName(period, format) : period;
    const isCorrection = state.word === 'correction';
    const text = isCorrection ? t('due.changed') : t('due.text', { day: format.day(dueDate) });
    const late = state.word === 'late' ? ` ${t('due.late', { count: state.lateDays })}` : '';
    return {
      key: `${report} ${period}`,
      tone: state.word === 'late' ? 'neg' : 'warn',
      title: t(`due.${isCorrection ? 'correct' : 'file'}.${report}`, { period: name }),
      text: `${text}${late}`,
      action: <Open pending={pending} />,
    };
  });
}

function Open({ pending: { report, period } }: { pending: Pending }) {
  const { t } = useTranslation('compliance');
  const words = t('due.action');
  if (report === 'annualVat' || report === 'eur')
    return (
      <ButtonLink
        to={report === 'eur' ? '/tax-reports/eur' : '/tax-reports/annual-vat'}
        search={{ year: period }}
        size="xs"
      >
        {words}
      </ButtonLink>
    );
  return (
    <ButtonLink
      to={report === 'vatAdvance' ? '/tax-reports/vat-advance' : '/tax-reports/recapitulative'}
      search={{ period }}
      size="xs"
    >
      {words}
    </ButtonLink>
  );
}
