/** Names the returns that were handed over and hold another correction of input VAT than the change of use makes. */
import { type Day, yearOf } from '@belegbar/domain/calendar';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { useToday } from '../session/session.ts';
import { useFormat } from '../ui/format.ts';
import { Notice } from '../ui/States.tsx';
import type { InputVatCorrection } from './message.ts';
import { returnsOfUse } from './returns-of-use.ts';

interface ReturnsOfUseProps {
  before: readonly InputVatCorrection[];
  after: readonly InputVatCorrection[];
  from: Day;
}

export function ReturnsOfUse({ before, after, from }: ReturnsOfUseProps) {
  const { t } = useTranslation('assets');
  const { language } = useFormat();
  const thisYear = yearOf(useToday());
  const years = [...new Set([...before, ...after].map(({ year }) => year))].filter(
    (year) => year <= thisYear,
  );
  const queries = useQueries({
    queries: years.map((year) => api.taxReports.filedReturns.queryOptions({ input: { year } })),
  });
  const filed = queries.flatMap(({ data }) => data?.returns ?? []);
  const names = returnsOfUse(filed, { before, after, from: from.slice(0, 7) }).map(({ report, period }) =>
    t(`handedOver.${report as 'annualVat'}`, { period }),
  );
  if (names.length === 0) return null;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <Notice tone="warn" title={t('use.handedOver.title', { returns: list.format([...new Set(names)]) })}>
      {t('use.handedOver.text')}
    </Notice>
  );
}
