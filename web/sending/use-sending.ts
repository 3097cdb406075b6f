/** What was sent about an invoice, followed while something is on its way. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../connection/api.ts';
import { renewApprovals } from '../notifications/index.ts';
import { useSession } from '../session/session.ts';
import type { Sending, SentMail } from './messages.ts';
import { waitingReminder } from './waiting-reminder.ts';

const SOON_MILLISECONDS = 1_500;
const LATER_MILLISECONDS = 20_000;

/** `isFresh`: the document was issued just now, and a mail may follow by itself. */
export function useSendingOf(invoiceId: string, isFresh: boolean) {
  const cache = useQueryClient();
  const sending = useQuery(
    api.sending.read.queryOptions({
      input: { id: invoiceId },
      refetchInterval: ({ state }) => pauseUntilNextLook(state.data, isFresh),
    }),
  );
  const states = sending.data?.mails.map(({ state, tries }) => `${state} ${tries}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what became of a mail stands in the history as well, and it takes its link along.
  useEffect(() => {
    if (states === undefined || states === '') return;
    void cache.invalidateQueries({ queryKey: api.invoices.get.key({ input: { id: invoiceId } }) });
    void cache.invalidateQueries({ queryKey: api.shareLinks.list.key({ input: { invoiceId } }) });
  }, [states]);
  return sending;
}

/** The same, for a part of the screen that only looks. */
export function useIsUnsent(invoiceId: string): boolean {
  return isUnsent(useQuery(api.sending.read.queryOptions({ input: { id: invoiceId } })).data);
}

/** Whether a reminder may be written, and the one that waits for a yes. */
export function useCanRemind(invoiceId: string): { canRemind: boolean; waitingId: string | null } {
  const { data } = useQuery(api.sending.read.queryOptions({ input: { id: invoiceId } }));
  return { canRemind: data?.canRemind === true, waitingId: waitingReminder(data?.mails ?? []) };
}

/** Whether nothing has gone out and nothing is late, so that sending is what comes next. */
export function isUnsent(sending: Sending | undefined): boolean {
  return (
    sending !== undefined && !sending.canRemind && sending.mails.every(({ state }) => state === 'dropped')
  );
}

/** Whether the install has a mail server; without one mails stay in its outbox. */
export function useSendsMail(): boolean {
  return useSession()?.install.sendsMail !== false;
}

function pauseUntilNextLook(sending: Sending | undefined, isFresh: boolean): number | false {
  const waiting = sending?.mails.filter(({ state }) => state === 'waiting' || state === 'handedOver') ?? [];
  if (waiting.length === 0) return isFresh ? SOON_MILLISECONDS : false;
  return waiting.some(isDueSoon) ? SOON_MILLISECONDS : LATER_MILLISECONDS;
}

/** A mail that is tried again and again is looked at less often. */
function isDueSoon({ notBefore, tries }: SentMail): boolean {
  return tries < 5 && new Date(notBefore).getTime() - Date.now() < LATER_MILLISECONDS;
}

/** Gives a function that puts an answer of the server into the cache. */
export function useSendingChanged(invoiceId: string): (sending: Sending) => void {
  const cache = useQueryClient();
  return (sending) => {
    cache.setQueryData(api.sending.read.queryKey({ input: { id: invoiceId } }), sending);
    void cache.invalidateQueries({ queryKey: api.invoices.get.key({ input: { id: invoiceId } }) });
    void cache.invalidateQueries({ queryKey: api.shareLinks.list.key({ input: { invoiceId } }) });
    void cache.invalidateQueries({ queryKey: api.invoices.list.key() });
    renewApprovals(cache);
    void cache.invalidateQueries({ queryKey: api.notifications.key() });
  };
}
