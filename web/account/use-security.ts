/** What is known of the safety of the account, and reading it anew. */
import type { QueryClient } from '@tanstack/react-query';
import { api, type client } from '../connection/api.ts';

type Answer<Name extends 'security' | 'sessions' | 'activity'> = Awaited<
  ReturnType<(typeof client.account)[Name]>
>;
export type Security = Answer<'security'>;
export type OpenSession = Answer<'sessions'>['sessions'][number];
export type AccountEvent = Answer<'activity'>['events'][number];

export const securityQuery = api.account.security.queryOptions();
export const sessionsQuery = api.account.sessions.queryOptions({ staleTime: 0 });
export const activityQuery = api.account.activity.queryOptions({ staleTime: 0 });

/** After an act on the account, what is shown of it is read anew. */
export function renewAccount(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: api.account.key() });
}
