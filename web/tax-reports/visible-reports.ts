/** Which tax reports the business of the visitor is offered today, in the sidebar as in the overview. */
import { regimeOn } from '@belegbar/domain/business';
import { type ReportOffer, type TaxReport, visibleReports } from '@belegbar/domain/tax-reports';
import { useQuery } from '@tanstack/react-query';
import { api } from '../connection/api.ts';
import { useSession, useToday } from '../session/session.ts';

/** What decides; undefined until the business is known. */
export function useReportOffer(): ReportOffer | undefined {
  const today = useToday();
  const incomeTax = useSession()?.install.incomeTax === true;
  const { data } = useQuery(api.business.get.queryOptions());
  if (data === undefined) return undefined;
  const { smallBusiness } = regimeOn(data.regimes, today);
  return { enabled: data.enabledTaxReports, smallBusiness, incomeTax };
}

/** Undefined until the business is known. */
export function useVisibleReports(): TaxReport[] | undefined {
  const offer = useReportOffer();
  return offer && visibleReports(offer);
}
