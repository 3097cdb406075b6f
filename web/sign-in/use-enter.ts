/** Going on once somebody is signed in, or has yet to open a mail. */
import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { forgetForLater, isOwnPath, keepForLater, keepWayBack } from '../session/kept-for-later.ts';
import { renewSession } from '../session/session.ts';

/** What a mail was sent for. */
export type MailKind = 'confirmation' | 'magicLink' | 'reset';

export interface Mailed {
  to: string;
  kind: MailKind;
  /** In milliseconds since 1970. */
  at: number;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The mail that was sent; as part of the history it outlives a reload and ends with going back. */
    mailed?: Mailed;
  }
}

/** For so long this browser knows that it asked for the link; about as long as the link itself counts. */
const ASKED_HOURS = { confirmation: 24, magicLink: 1 };

/** Goes on to where the visitor wanted to go, but never to a foreign address. */
export function useEnter(): () => Promise<void> {
  const { from } = useSearch({ strict: false });
  const router = useRouter();
  return async () => {
    await renewSession();
    if (isOwnPath(from)) keepWayBack(undefined);
    forgetForLater('asked-link');
    await router.navigate({ href: isOwnPath(from) ? from : '/invoice' });
  };
}

/** Shows where the mail is, and remembers what its link cannot know. */
export function useMailed(): (kind: MailKind, to: string) => void {
  const { from } = useSearch({ strict: false });
  const isAgain = useLocation().state.mailed !== undefined;
  const navigate = useNavigate();
  return (kind, to) => {
    if (from !== undefined) keepWayBack(from);
    if (kind !== 'reset') keepForLater('asked-link', kind, ASKED_HOURS[kind]);
    const state = { mailed: { to, kind, at: Date.now() } };
    void navigate({ to: '/auth', search: ({ error, token, ...form }) => form, state, replace: isAgain });
  };
}
