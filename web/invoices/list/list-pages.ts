/** The pages of the list, as they are asked for one by one. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import type { ListFilter } from '../messages.ts';

const PAGE_SIZE = 50;

/** What matches filter and search; the rows before stay until the next ones are there. */
export function useListPages(filter: ListFilter, search: string) {
  return useInfiniteQuery(
    api.invoices.list.infiniteOptions({
      input: (after: string | undefined) => ({
        filter,
        limit: PAGE_SIZE,
        ...(search === '' ? {} : { search }),
        ...(after === undefined ? {} : { after }),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.next ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
}

export type ListPages = ReturnType<typeof useListPages>;
