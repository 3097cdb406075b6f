import { useQuery } from '@tanstack/react-query';
import { api } from '../connection/api.ts';
import { useToday } from '../session/session.ts';
import { yearInView, yearOfAddress } from './year.ts';

/** The year of the address, or the one whose returns are due next; null until the tax office's Land is known. */
export function useYear(asked: string | undefined): number | null {
  const today = useToday();
  const { data, isError } = useQuery(api.business.get.queryOptions());
  const named = yearOfAddress(asked);
  if (named !== null) return named;
  return data === undefined && !isError ? null : yearInView(today, data?.land ?? null);
}
