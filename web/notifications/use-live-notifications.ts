/** Keeps what the browser remembers of the notifications in step with the server while the frame is shown. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../connection/api.ts';
import { useSession } from '../session/session.ts';
import { useFormat } from '../ui/format.ts';
import { withNew } from './changes.ts';
import type { Notification, StreamEvent } from './message.ts';
import { changeLists, isFetchingLists, listKey, renewApprovals, renewNotifications } from './query.ts';

const AGAIN_MILLISECONDS = 10_000;
/** What others than this page change. */
const FOLLOWED = [api.receivedInvoices, api.receipts, api.receiptReadings, api.recurringExpenses];

/** Returns the one that came last while the page was open, to be read out. */
export function useLiveNotifications(): Notification | null {
  const queries = useQueryClient();
  const userId = useSession()?.user?.id;
  const { language } = useFormat();
  const [news, setNews] = useState<Notification | null>(null);
  useEffect(() => {
    if (userId === undefined) return;
    const onEvent = (event: StreamEvent) => {
      if (event.kind === 'records' || event.kind === 'resync')
        for (const followed of FOLLOWED) void queries.invalidateQueries({ queryKey: followed.key() });
      if (event.kind === 'records') return;
      if (event.kind === 'resync') return void renewAll(queries);
      if (event.kind !== 'alive') renewApprovals(queries);
      if (event.kind !== 'inserted') return void renewNotifications(queries);
      changeLists(queries, withNew(event.notification));
      renewToldOf(queries);
      setNews(event.notification);
      if (isFetchingLists(queries)) void renewNotifications(queries);
    };
    return startWhenLoaded(async () => {
      const { followInBrowser } = await import('./follow-in-browser.ts');
      return followInBrowser({ userId, language, onEvent });
    });
  }, [queries, userId, language]);
  return news;
}

/** A notification tells what a client or the server did to an invoice: what is in view of it is read anew. */
function renewToldOf(queries: QueryClient): void {
  const { get, list, saidPaid } = api.invoices;
  for (const toldOf of [get, list, saidPaid, api.shareLinks.list, api.sending.read])
    void queries.invalidateQueries({ queryKey: toldOf.key() });
}

/** Where nothing new was told meanwhile, nothing else waits for an approval either. */
async function renewAll(queries: QueryClient): Promise<void> {
  const before = queries.getQueryState(listKey())?.dataUpdatedAt;
  const known = JSON.stringify(queries.getQueryData(listKey()));
  await renewNotifications(queries);
  const isRead = queries.getQueryState(listKey())?.dataUpdatedAt !== before;
  if (!isRead || JSON.stringify(queries.getQueryData(listKey())) !== known) renewApprovals(queries);
}

/** Loads what follows the stream after the first screen, as often as it takes. Returns the end of it all. */
function startWhenLoaded(load: () => Promise<() => void>): () => void {
  let isOver = false;
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () =>
    load().then(
      (end) => {
        if (isOver) end();
        else stop = end;
      },
      () => {
        if (!isOver) timer = setTimeout(() => void begin(), AGAIN_MILLISECONDS);
      },
    );
  void begin();
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop();
  };
}
