/** Acts on many invoices: how one is begun, and how far the latest is. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api, client as calls } from '../connection/api.ts';
import { problemsOf } from '../connection/problems.ts';
import type { Asked, BulkAction } from './message.ts';
import { remember } from './of-this-tab.ts';

const LOOK_AGAIN_MS = 1000;

/** Gives the function that begins an act. Where others match by now, the list and its sums are read anew. */
export function useStart(): (asked: Asked, idempotencyKey: string) => Promise<void> {
  const cache = useQueryClient();
  return async (asked, idempotencyKey) => {
    const action = await calls.bulkActions.start({ idempotencyKey, ...asked }).catch(async (error) => {
      if (problemsOf(error)[0]?.code === 'bulk.changed')
        await cache.invalidateQueries({ queryKey: api.invoices.key() });
      throw error;
    });
    remember(action.id);
    cache.setQueryData(api.bulkActions.get.queryKey({ input: { id: action.id } }), action);
    await cache.invalidateQueries({ queryKey: api.bulkActions.list.key() });
  };
}

/** The latest act, looked at again while it runs; null without one. */
export function useLatest(): BulkAction | null {
  const { data } = useQuery(
    api.bulkActions.list.queryOptions({
      refetchInterval: ({ state }) => (state.data?.actions[0]?.state === 'running' ? LOOK_AGAIN_MS : false),
    }),
  );
  const latest = data?.actions[0] ?? null;
  useFreshInvoices(latest);
  return latest;
}

/** One act, looked at again while it runs. */
export function useBulkAction(id: string) {
  const query = useQuery(
    api.bulkActions.get.queryOptions({
      input: { id },
      refetchInterval: ({ state }) => (state.data?.state === 'running' ? LOOK_AGAIN_MS : false),
    }),
  );
  useFreshInvoices(query.data ?? null);
  return query;
}

/** When an act that was seen running is over, what is shown of invoices is asked for anew. */
function useFreshInvoices(action: BulkAction | null): void {
  const cache = useQueryClient();
  const running = useRef<string | null>(null);
  const id = action?.id;
  const state = action?.state;
  useEffect(() => {
    if (state === 'running' && id !== undefined) {
      running.current = id;
      remember(id);
    } else if (running.current === id && id !== undefined) {
      running.current = null;
      for (const part of [api.invoices, api.sending, api.bulkActions.items, api.clients])
        void cache.invalidateQueries({ queryKey: part.key() });
    }
  }, [cache, id, state]);
}
