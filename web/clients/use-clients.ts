/** The clients that match a search, page by page, and how one is archived. */
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client as calls } from '../connection/api.ts';
import { pagesByKey } from '../connection/pages-by-key.ts';
import { useErrorText } from '../connection/problems.ts';
import { toast } from '../ui/toast.tsx';
import type { ClientMessage, ClientSort } from './message.ts';

export type ClientPages = ReturnType<typeof useClients>;

interface Wanted {
  sort?: ClientSort;
  archived?: 'no' | 'yes';
}

/** Waits a moment after typing; `clients` is undefined until the first page is there. */
export function useClients(typed: string, wanted: Wanted = {}) {
  const [search] = useDebouncedValue(typed.trim(), 200);
  const query = useInfiniteQuery(
    api.clients.list.infiniteOptions({
      input: (after: string | undefined) => ({
        ...wanted,
        ...(search === '' ? {} : { search }),
        ...(after === undefined ? {} : { after }),
      }),
      ...pagesByKey,
      placeholderData: keepPreviousData,
    }),
  );
  return {
    clients: useMemo(() => query.data?.pages.flatMap((page) => page.clients), [query.data]),
    pages: query,
  };
}

/** Gives the act that archives a client or brings it back; archiving can be undone from the message it leaves. */
export function useArchiveClient(): (client: ClientMessage, archived: boolean) => void {
  const { t } = useTranslation('clients');
  const queries = useQueryClient();
  const errorText = useErrorText();
  const archive = async (client: ClientMessage, archived: boolean) => {
    try {
      await calls.clients.archive({ id: client.id, archived });
      await queries.invalidateQueries({ queryKey: api.clients.key() });
      if (archived) toast.undo(t('archivedToast', { name: client.name }), () => void archive(client, false));
    } catch (error) {
      toast.error(t('notSaved'), errorText(error));
    }
  };
  return (client, archived) => void archive(client, archived);
}
