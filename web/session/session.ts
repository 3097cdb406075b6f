/** Who is signed in, what the install offers, and which day it is. */
import { type Day, day } from '@belegbar/domain/calendar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, businessShown, codeOf, sessionHasSettled, showBusiness } from '../connection/api.ts';
import { ConnectionLost } from '../connection/fetched.ts';
import { queryClient } from '../connection/query-client.ts';
import { turnConsentOff } from './analytics-consent.ts';
import { announceSignedIn } from './signed-out.ts';
import { keepWhetherSignedIn } from './was-signed-in.ts';

export const sessionQuery = api.signIn.session.queryOptions({ staleTime: 60_000 });

export type Session = Awaited<ReturnType<typeof readSession>>;
export type User = NonNullable<Session['user']>;

/** The session, asked once and kept. Rejects with `ConnectionLost` when the server does not answer. */
export async function readSession() {
  const session = await queryClient.ensureQueryData(sessionQuery).catch((error: unknown) => {
    throw codeOf(error) === 'OFFLINE' ? new ConnectionLost('session') : error;
  });
  keepWhetherSignedIn(session.user !== null);
  // A later reading may know of another account's sign-in; the page still shows the first one's books.
  if (businessShown() === null) showBusiness(session.user?.businessId ?? null);
  return session;
}

/** The session inside the app, where the router has already read it. */
export function useSession(): Session | undefined {
  return useQuery(sessionQuery).data;
}

/** Today in Berlin as the server says; the browser's own day until that is known. */
export function useToday(): Day {
  const known = useQueryClient().getQueryData<Session>(sessionQuery.queryKey)?.today;
  return day(known ?? new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date()));
}

let newest: Promise<Session> | null = null;

/** After signing in or out nothing of the session before may stay. One that a later renewal breaks off gives what that one says. */
export function renewSession(): Promise<Session> {
  const own: Promise<Session> = renew().catch((error: unknown) => {
    if (newest === null || newest === own) throw error;
    return newest;
  });
  newest = own;
  return own;
}

async function renew(): Promise<Session> {
  await sessionHasSettled();
  turnConsentOff();
  queryClient.clear();
  const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  keepWhetherSignedIn(session.user !== null);
  showBusiness(session.user?.businessId ?? null);
  if (session.user !== null) announceSignedIn();
  return session;
}
