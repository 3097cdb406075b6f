/** The person's notifications as the browser remembers them: one list per filter, all with the same counts. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../connection/api.ts';
import { shownLanguage } from '../locales/i18n.ts';
import { type Format, useFormat } from '../ui/format.ts';
import { type Change, FILTERS, type Filter } from './changes.ts';

function listOptions(language: Format['language'], filter: Filter) {
  return api.notifications.list.queryOptions({ input: { language, filter } });
}

/** Under which the browser remembers the newest. */
export function listKey() {
  return listOptions(shownLanguage(), 'all').queryKey;
}

/** The newest notifications in the language shown. `error` is for a place that has nothing to show; elsewhere a failed fetch is only logged, by the bell. */
export function useNotifications(filter: Filter = 'all') {
  const { language } = useFormat();
  const { data, error, refetch } = useQuery(listOptions(language, filter));
  return { list: data, error, refetch };
}

/** How many reminders wait for an approval, whether the bell has been read or not; undefined until it is known. */
export function usePendingApprovals(): number | undefined {
  return useQuery(api.sending.countApprovals.queryOptions()).data?.waiting;
}

/** What waits for an approval has become more or less. */
export function renewApprovals(queries: QueryClient): void {
  for (const list of [api.sending.countApprovals, api.sending.approvals])
    void queries.invalidateQueries({ queryKey: list.key() });
}

/** Reads all lists again. */
export function renewNotifications(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: api.notifications.list.key() });
}

/** Changes every list at once, before the server has said anything. Returns how to take it back. */
export function changeLists(queries: QueryClient, change: Change): () => void {
  const before = queries.getQueriesData({ queryKey: api.notifications.list.key() });
  for (const filter of FILTERS)
    queries.setQueryData(
      listOptions(shownLanguage(), filter).queryKey,
      (list) => list && change(list, filter),
    );
  return () => {
    for (const [key, data] of before) queries.setQueryData(key, data);
  };
}

/** Whether an answer is on its way that may be older than what has just happened. */
export function isFetchingLists(queries: QueryClient): boolean {
  return queries.isFetching({ queryKey: api.notifications.list.key() }) > 0;
}

/** An answer on its way would undo what was just changed here. */
export function holdFetches(queries: QueryClient): Promise<void> {
  return queries.cancelQueries({ queryKey: api.notifications.list.key() });
}
