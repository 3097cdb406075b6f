/** Whether the business is a small one on a day (§ 19 UStG), which deducts no input VAT; not, while it is not known. */
import { regimeOn } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { api } from '../connection/api.ts';

export function useIsSmallBusiness(on: Day): boolean {
  const { data: business } = useQuery(api.business.get.queryOptions());
  return business !== undefined && regimeOn(business.regimes, on).smallBusiness;
}
