/** Which returns that went to the tax office hold a day. */
import { type Day, yearOf } from '@belegbar/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';

/** Their names, the shortest period first; empty while that is not known. */
export function useHandedOver(on: Day | null): string[] {
  const { t } = useTranslation('assets');
  const year = on === null ? null : yearOf(on);
  const { data } = useQuery({
    ...api.taxReports.filedReturns.queryOptions({ input: { year: year ?? 2000 } }),
    enabled: year !== null && year >= 2000,
  });
  if (on === null || data === undefined) return [];
  const holding = data.returns.filter(({ period }) => isWithin(on, period));
  const names = holding
    .filter(({ report }) => report !== 'recapitulative')
    .map(({ report, period }) => t(`handedOver.${report as 'eur'}`, { period }));
  return [...new Set(names)];
}

/** `2026-Q1`, `2026-04` or `2026` */
function isWithin(on: Day, period: string): boolean {
  const quarter = `${on.slice(0, 4)}-Q${Math.ceil(Number(on.slice(5, 7)) / 3)}`;
  return [on.slice(0, 4), on.slice(0, 7), quarter].includes(period);
}
