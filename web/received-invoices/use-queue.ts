/** The queue as the address asks for it, page by key, and where one stands among those that wait. */
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../connection/api.ts';
import { pagesByKey } from '../connection/pages-by-key.ts';
import type { ReceivedState } from './message.ts';

const PAGE_SIZE = 50;
export const STATES = ['toReview', 'booked', 'setAside'] as const satisfies readonly ReceivedState[];

/** What the address says, or what waits. */
export function stateOfAddress(text: string | undefined): ReceivedState {
  return STATES.find((known) => known === text) ?? 'toReview';
}

export function useQueue(state: ReceivedState, search: string) {
  return useInfiniteQuery(
    api.receivedInvoices.list.infiniteOptions({
      input: (after: string | undefined) => ({
        state,
        limit: PAGE_SIZE,
        ...(search === '' ? {} : { search }),
        ...(after === undefined ? {} : { after }),
      }),
      ...pagesByKey,
      placeholderData: keepPreviousData,
    }),
  );
}

export type QueuePages = ReturnType<typeof useQueue>;

const NEIGHBOURS_MAXIMUM = 200;

export interface Neighbours {
  /** From 1; null while it is not known, and for one that does not wait. */
  position: number | null;
  count: number;
  previous: string | null;
  next: string | null;
}

/** Where one stands among those that wait, the latest first. */
export function useNeighbours(id: string): Neighbours {
  const { data } = useQuery(
    api.receivedInvoices.list.queryOptions({ input: { state: 'toReview', limit: NEIGHBOURS_MAXIMUM } }),
  );
  const ids = data?.invoices.map((row) => row.id) ?? [];
  const place = ids.indexOf(id);
  return {
    position: place < 0 ? null : place + 1,
    count: data?.counts.toReview ?? 0,
    previous: ids[place - 1] ?? null,
    next: place < 0 ? null : (ids[place + 1] ?? null),
  };
}
