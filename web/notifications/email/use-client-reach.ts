/** Clients page by page, each with what was shared with them and what they opened. */
import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ClientMessage } from '../../clients/index.ts';
import { api } from '../../connection/api.ts';

export interface ReachedClient {
  client: ClientMessage;
  /** Undefined until it is known. */
  reach: { shared: number; seen: number; lastSeenAt: string | null; invoiceId: string } | undefined;
}

const PAGE_LENGTH = 50;

/** `missing`: those without a mail address. Archived clients are left out. */
export function useClientReach(which: 'all' | 'missing') {
  const query = useInfiniteQuery(
    api.clients.list.infiniteOptions({
      input: (after: string | undefined) => ({
        limit: PAGE_LENGTH,
        ...(which === 'missing' ? { missing: 'email' as const } : {}),
        ...(after === undefined ? {} : { after }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next ?? undefined,
    }),
  );
  const clients = useMemo(
    () => query.data?.pages.flatMap((page) => page.clients).filter((client) => !client.archived),
    [query.data],
  );
  const reaches = useReaches(clients);
  return {
    clients: clients?.map((client): ReachedClient => ({ client, reach: reaches?.get(client.id) })),
    pages: query,
  };
}

const NOTHING = { shared: 0, seen: 0, lastSeenAt: null, invoiceId: '' };
/** As many as one call takes. */
const ASKED_MAX = 200;

function useReaches(clients: readonly ClientMessage[] | undefined) {
  const clientIds = clients?.slice(0, ASKED_MAX).map(({ id }) => id) ?? [];
  const input = clientIds.length === 0 ? skipToken : { clientIds };
  const { data } = useQuery(api.shareLinks.reach.queryOptions({ input }));
  return useMemo(() => {
    if (data === undefined) return undefined;
    const known = new Map(data.clients.map((one) => [one.clientId, one]));
    return new Map(clients?.map(({ id }) => [id, known.get(id) ?? NOTHING]));
  }, [data, clients]);
}
