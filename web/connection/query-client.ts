/** What the browser remembers of the server's answers, and when it asks again. */
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { codeOf } from './api.ts';

/** Codes that stay the same however often one asks. */
const FINAL_CODES = ['UNAUTHORIZED', 'NOT_FOUND', 'INVALID', 'FORBIDDEN', 'BAD_REQUEST', 'UNKNOWN_YEAR'];

// What is shown at once is there before the next picture: a box that was just ticked does not flicker.
notifyManager.setScheduler(queueMicrotask);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < 2 && !FINAL_CODES.includes(codeOf(error)),
    },
  },
});
