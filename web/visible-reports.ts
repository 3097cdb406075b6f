/** Which tax reports the business of the visitor is offered today, in the sidebar as in the overview. */
import { regimeOn } from '@belegbar/domain/business';
import { TAX_REPORTS, type TaxReport, visibleReports } from '@belegbar/domain/tax-reports';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { useToday } from './session.ts';

/** Undefined until the business is known. */
export function useVisibleReports(): TaxReport[] | undefined {
  const today = useToday();
  const { data } = useQuery(api.business.get.queryOptions());
  return data && visibleReports(regimeOn(data.regimes, today), TAX_REPORTS);
}
