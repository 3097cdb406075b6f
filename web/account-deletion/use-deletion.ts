/** Whether the account is about to be deleted, and the acts on that. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, client } from '../connection/api.ts';
import { type Session, sessionQuery } from '../session/session.ts';
import { refusedAsAtSignIn } from '../sign-in/index.ts';

export type Deletion = Awaited<ReturnType<typeof client.accountDeletion.get>>;

const deletionQuery = api.accountDeletion.get.queryOptions({ staleTime: 0 });

export function useDeletion() {
  return useQuery(deletionQuery);
}

export function useDeletionActs() {
  const cache = useQueryClient();
  const show = (deletion: Deletion) => cache.setQueryData(deletionQuery.queryKey, deletion);
  return {
    request: async (given: { password: string; code?: string }) =>
      show(await refusedAsAtSignIn(client.accountDeletion.request(given))),
    async withdraw() {
      show(await client.accountDeletion.withdraw());
      cache.setQueryData<Session>(sessionQuery.queryKey, (session) =>
        session?.user ? { ...session, user: { ...session.user, deletesOn: null } } : session,
      );
    },
  };
}
