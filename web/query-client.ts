/** What the browser remembers of the server's answers, and when it asks again. */
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { codeOf } from './api.ts';

/** Codes that stay the same however often one asks. */
const FINAL_CODES = ['UNAUTHORIZED', 'NOT_FOUND', 'INVALID', 'FORBIDDEN', 'BAD_REQUEST', 'UNKNOWN_YEAR'];

const listeners = new Set<() => void>();

/** Calls back whenever the server says that nobody is signed in any more. Returns the end of it. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (codeOf(error) === 'UNAUTHORIZED') for (const listener of listeners) listener();
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < 2 && !FINAL_CODES.includes(codeOf(error)),
    },
  },
});
