/** The pages of the list, as they are asked for one by one. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../connection/api.ts';
import { pagesByKey } from '../../connection/pages-by-key.ts';
import { useToday } from '../../session/session.ts';
import { type Asked, filterOf } from './address.ts';

const PAGE_SIZE = 50;

/** What matches; the rows before stay until the next ones are there. */
export function useListPages(asked: Asked) {
  const today = useToday();
  const { sort, order } = asked;
  return useInfiniteQuery(
    api.invoices.list.infiniteOptions({
      input: (after: string | undefined) => ({
        ...filterOf(asked, today),
        sort,
        order,
        limit: PAGE_SIZE,
        ...(after === undefined ? {} : { after }),
      }),
      ...pagesByKey,
      placeholderData: keepPreviousData,
    }),
  );
}

export type ListPages = ReturnType<typeof useListPages>;
