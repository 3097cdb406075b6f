/** The security log, page by page. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../connection/api.ts';
import { pagesByKey } from '../connection/pages-by-key.ts';
import type { Severity } from './messages.ts';

export interface LogFilter {
  severity: Severity | null;
  type: string | null;
}

/** What fits the filter; the events before stay until the next ones are there. */
export function useLogPages({ severity, type }: LogFilter) {
  return useInfiniteQuery(
    api.admin.securityEvents.infiniteOptions({
      input: (after: string | undefined) => ({
        ...(severity === null ? {} : { severity }),
        ...(type === null ? {} : { type }),
        ...(after === undefined ? {} : { after }),
      }),
      ...pagesByKey,
      placeholderData: keepPreviousData,
    }),
  );
}
