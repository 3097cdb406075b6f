/** The answers that the server drew the first screen with: the app need not ask for them again. */
import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { queryClient } from '../connection/query-client.ts';

/** Takes them in as of now: the clock of the server may go otherwise. */
export function takeInKnown(): void {
  const text = document.getElementById('known')?.textContent;
  if (text === undefined) return;
  const now = Date.now();
  const queries = (JSON.parse(text) as DehydratedState['queries']).map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt: now },
  }));
  hydrate(queryClient, { queries, mutations: [] });
}
