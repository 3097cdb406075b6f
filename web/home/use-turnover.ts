/** What a small business has turned over, by the measure of § 19 UStG: in the year so far, and in the one before. */
import { yearOf } from '@belegbar/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { api, type client } from '../connection/api.ts';
import { useToday } from '../session/session.ts';
import { useReportOffer } from '../tax-reports/index.ts';

export type TurnoverOfYear = Awaited<ReturnType<typeof client.invoices.turnover>>;

/** Asked of small businesses alone. */
export function useTurnover() {
  const isSmallBusiness = useReportOffer()?.smallBusiness === true;
  const year = yearOf(useToday());
  return useQuery({
    ...api.invoices.turnover.queryOptions({ input: { year } }),
    enabled: isSmallBusiness,
  });
}
