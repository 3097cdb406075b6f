/** Fetches the rules for e-invoices when a screen first needs them. */
import { useQuery } from '@tanstack/react-query';
import { fetched } from '../../connection/fetched.ts';
import { keepRules, knownRules, type Rules } from './known-rules.ts';

/** Rejects as `fetched` does; asking again is of use. */
export async function loadRules(): Promise<Rules> {
  return knownRules() ?? keepRules(await fetched(() => import('./rules.ts')));
}

export interface LoadedRules {
  /** Null until they have come. */
  rules: Rules | null;
  hasFailed: boolean;
  retry: () => void;
}

/** Fetches them while the screen is shown. */
export function useRules(): LoadedRules {
  const { data, isError, refetch } = useQuery({
    queryKey: ['e-invoice rules'],
    queryFn: loadRules,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { rules: data ?? null, hasFailed: isError, retry: () => void refetch() };
}
